"""What is asked of the server. An append is one statement: it compares the version and sets it, and stores, or nothing.

Who comes second waits for the row of the stream, sees its new version, and gets no row back. Versions are counted there
and nowhere else, so that they have no gaps; of two streams nobody says which came first, but by the number of a touch.
"""

_APPEND = """with moved as (
        update referee.stream set version = version + %(count)s, last_at = %(last_at)s,
            touched = referee.next_touch()
        where id = %(stream)s and version = %(expected)s returning version),
    put as (
        insert into referee.record(stream, version, event_id, at, entry, verdict, device{column})
        select %(stream)s, moved.version - %(count)s + new.number, new.event_id, new.at, new.entry, new.verdict,
            new.device{value}
        from moved, unnest(%(event_ids)s::text[], %(times)s::text[], %(entries)s::text[], %(verdicts)s::text[],
            %(devices)s::text[], %(names)s::text[])
            with ordinality as new(event_id, at, entry, verdict, device, name, number))
    select moved.version, pg_notify('referee', moved.version || ' ' || left(%(stream)s, 200)) from moved"""
APPEND = _APPEND.format(column="", value="")
APPEND_FOR = _APPEND.format(column=", stored_by", value=", new.name")
"""The same of what others logged elsewhere, which nobody but the owner may say."""
CREATE = """insert into referee.stream(id, title, created, kind, touched)
    values (%(stream)s, %(title)s, %(created)s, %(kind)s, referee.next_touch())"""
OPENED = "select pg_notify('referee', '0 ' || left(%(stream)s, 200))"
LOCK = "select version from referee.stream where id = %s for update"
STORED = "select event_id, version, entry from referee.record where stream = %s and event_id = any(%s)"
NAMED = "select title, created, kind from referee.stream where id = %s"
LAST = "select version from referee.stream where id = %s"
READ = """select stream.version, record.version, record.event_id, record.at, record.entry, record.verdict,
    record.stored_by, record.device
    from referee.stream left join referee.record on record.stream = stream.id and record.version > %(after)s
    where stream.id = %(stream)s order by record.version"""
STREAMS = "select id, title, created, version, last_at, kind, touched from referee.stream"
COUNTS = """select stream.id, stream.version, count(record.version), coalesce(max(record.version), 0)
    from referee.stream left join referee.record on record.stream = stream.id group by stream.id, stream.version"""
VERSIONS = "select version from referee.record where stream = %s"
RESTORE = """insert into referee.stream(id, title, created, kind, version, last_at, touched)
    values (%s, %s, %s, %s, %s, %s, %s) on conflict (id) do nothing returning id"""
EXTEND = """update referee.stream set version = %s, last_at = %s, touched = greatest(touched, %s)
    where id = %s and version = %s returning id"""
RESTORE_RECORDS = """insert into referee.record(stream, version, event_id, at, entry, verdict, stored_by, device)
    select %s, * from unnest(%s::bigint[], %s::text[], %s::text[], %s::text[], %s::text[], %s::text[], %s::text[])"""
"""Who carries in what was logged elsewhere, which only the owner can, says by whom it was."""
SUM = "select count(*), coalesce(sum(version), 0) from referee.stream"
"""Another one whenever a stream came or grew."""
VERSIONS_OF_ALL = "select id, version from referee.stream"

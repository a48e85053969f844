"""The store on a PostgreSQL server: the address of a database goes in, out come the streams that many laptops share.

Everything here but the address needs the extra `hall`, and is imported only when a store is opened on a server.
"""

/* The index as referee/library/portable writes it: bytes go in, tables of numbers come out. */

const BEHIND = 4;

/** The parts of the file by their names: a head tells how long each is, and all are pressed as one. */
async function partsOf(bytes) {
  const head = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const lengths = Object.entries(JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head)))), parts = new Map();
  const told = await unpressed(bytes.subarray(4 + head), total(lengths.map(([, length]) => length), 0));
  let start = 0;
  for (const [name, length] of lengths) parts.set(name, told.subarray(start, (start += length)));
  return new Parts(parts);
}

/** So many bytes of what is pressed, and a few noughts behind them. */
async function unpressed(bytes, length) {
  const {readable, writable} = new DecompressionStream("deflate-raw"), reader = readable.getReader(), writer = writable.getWriter();
  const told = new Uint8Array(length + BEHIND), given = Promise.all([writer.write(bytes), writer.close()]);
  let next = 0;
  for (let more = await reader.read(); !more.done; more = await reader.read()) {
    told.set(more.value, next);
    next += more.value.length;
  }
  await given;
  return told;
}

class Parts {
  constructor(parts) {
    this.parts = parts;
    this.decoder = new TextDecoder();
  }

  bytes(name) {
    return this.parts.get(name);
  }

  /** The same with a few bytes of what stands behind them. */
  bits(name) {
    const {buffer, byteOffset, length} = this.bytes(name);
    return new Uint8Array(buffer, byteOffset, length + BEHIND);
  }

  lines(name) {
    const text = this.decoder.decode(this.bytes(name));
    return text ? text.split("\n") : [];
  }

  grown(name) {
    return grown(this.bytes(name), this.bytes(`${name}.same`));
  }

  pairs(name) {
    return new Map(this.lines(name).map((line) => line.split("\t")));
  }

  json(name) {
    return JSON.parse(this.decoder.decode(this.bytes(name)));
  }

  /** The numbers of a stream, to be read; those that are all small are there already. */
  numbers(name) {
    const bytes = this.bytes(name);
    for (let at = 0; at < bytes.length; at++) if (bytes[at] & 128) return this.wide(name);
    return bytes;
  }

  /** The same as numbers that may grow. */
  wide(name) {
    const bytes = this.bytes(name), size = bytes.length, found = new Int32Array(size);
    let count = 0, number = 0, shift = 0;
    for (let at = 0; at < size; at++) {
      const byte = bytes[at];
      number |= (byte & 127) << shift;
      if (byte & 128) shift += 7;
      else found[count++] = number, number = shift = 0;
    }
    return found.subarray(0, count);
  }
}

/** The words of an index, and all else that is told alike however it came. */
function vocabulary(parts, lists) {
  const measures = parts.json("measures");
  return new Words({
    measures, words: parts.grown("words"), names: parts.grown("names"), meant: parts.numbers("names.concepts"), lists,
    concepts: parts.numbers("words.concepts"), named: parts.bytes("words.named"),
    df: parts.numbers("words.df"), langs: parts.lines("langs"), spoken: parts.numbers("words.langs"), parts: parts.pairs("parts"),
    small: new Set(parts.lines("small")), called: parts.pairs("called"), nothing: parts.json("nothing"),
    rows: new Rows(parts, measures.bearing.SIZE),
  });
}

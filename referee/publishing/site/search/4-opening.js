/* The index as referee/library/portable writes it: bytes go in, tables of numbers come out. */

/** The parts of the file by their names: a head tells how long each is, and all are pressed as one. */
async function partsOf(bytes) {
  const head = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const lengths = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head))), parts = new Map();
  const stream = new Blob([bytes.subarray(4 + head)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const told = new Uint8Array(await new Response(stream).arrayBuffer());
  let start = 0;
  for (const [name, length] of Object.entries(lengths)) parts.set(name, told.subarray(start, (start += length)));
  return new Parts(parts);
}

class Parts {
  constructor(parts) {
    this.parts = parts;
    this.decoder = new TextDecoder();
  }

  bytes(name) {
    return this.parts.get(name);
  }

  lines(name) {
    const text = this.decoder.decode(this.bytes(name));
    return text ? text.split("\n") : [];
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
    return bytes.some((byte) => byte & 128) ? this.wide(name) : bytes;
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

/** The rows of what words are about; one is only put together when a word asks for it. */
class Rows {
  constructor(parts, size) {
    const grades = parts.bytes("rows.grades"), next = new Int32Array(256);
    this.size = size, this.grades = grades, this.packed = parts.bytes("rows"), this.measures = parts.bytes("rows.measures");
    this.least = parts.bytes("rows.least"), this.levels = parts.bytes("rows.levels");
    this.place = Int32Array.from(grades, (grade) => next[grade]++);
    this.columns(next);
    this.rows = new Int8Array(grades.length * size), this.known = new Uint8Array(grades.length);
  }

  /** Where each column begins, and what each of its bytes says of each of the numbers in it. */
  columns(many) {
    this.start = new Int32Array(this.measures.length), this.tables = [];
    const known = new Map();
    for (let cell = 0, from = 0; cell < this.measures.length; cell++) {
      const base = this.levels[cell] + 1;
      if (!known.has(base)) known.set(base, digits(base));
      this.start[cell] = from, this.tables.push(known.get(base));
      from += Math.ceil(many[Math.floor(cell / this.size)] / this.tables[cell].length);
    }
  }

  /** Where in `rows` this row begins. */
  at(row) {
    const begin = row * this.size;
    if (!this.known[row]) {
      this.known[row] = 1;
      this.unpack(begin, this.place[row], this.grades[row] * this.size);
    }
    return begin;
  }

  unpack(begin, place, first) {
    const {rows, packed, start, tables, least, measures, size} = this;
    for (let at = 0; at < size; at++) {
      const cell = first + at, table = tables[cell], byte = (place / table.length) | 0;
      rows[begin + at] = (table[place - byte * table.length][packed[start[cell] + byte]] + least[cell] - 128) * measures[cell];
    }
  }
}

/** Of as many numbers below a base as a byte holds, what each byte says of each. */
function digits(base) {
  let together = 8;
  while (base ** together > 256) together--;
  return Array.from({length: together}, (_, place) => Uint8Array.from({length: 256}, (_, byte) => Math.floor(byte / base ** place) % base));
}

/** Who says each of many things: of thing t the pairs start[t] to start[t + 1], each a ruling; and for texts how often. */
function said(parts, name) {
  const counts = parts.numbers(`${name}.rulings`), steps = parts.wide(`${name}.steps`), times = parts.numbers(`${name}.times`);
  const start = new Int32Array(counts.length + 1), ruling = steps;
  for (let thing = 0, pair = 0; thing < counts.length; thing++) {
    let before = -1;
    for (const end = pair + counts[thing]; pair < end; pair++) ruling[pair] = before = before + steps[pair] + 1;
    start[thing + 1] = pair;
  }
  return {start, ruling, times};
}

/** The same of phrasings: of pair p the places from[p] to from[p + 1], those said twice twice. */
function asked(parts, name) {
  const told = said(parts, name), places = parts.wide(`${name}.places`), from = new Int32Array(told.ruling.length + 1);
  for (let pair = 0, next = 0; pair < told.ruling.length; pair++) {
    let before = -1;
    for (const end = next + told.times[pair] + 1; next < end; next++) places[next] = before = before + places[next];
    from[pair + 1] = next;
  }
  return {...told, places, from};
}

/** Of things and those they belong to, listed thing by thing, the things of each: of one the places start[one] on. */
function turned(start, of, many) {
  const begin = new Int32Array(many + 1), thing = new Int32Array(of.length), pair = new Int32Array(of.length);
  for (let at = 0; at < of.length; at++) begin[of[at] + 1]++;
  for (let one = 0; one < many; one++) begin[one + 1] += begin[one];
  const next = begin.slice();
  for (let at = 0; at + 1 < start.length; at++) {
    for (let one = start[at]; one < start[at + 1]; one++) {
      const place = next[of[one]]++;
      thing[place] = at, pair[place] = one;
    }
  }
  return {start: begin, thing, pair};
}

/** Everything in the file. */
async function opened(bytes) {
  const parts = await partsOf(bytes), measures = parts.json("measures");
  const lists = parts.lines("lists").map(split), langs = parts.lines("langs"), words = parts.lines("words");
  const others = parts.numbers("names.concepts"), names = new Map(parts.lines("names").map((key, at) => [key, lists[others[at]]]));
  const vocabulary = new Words({
    measures, words, names, lists, concepts: parts.numbers("words.concepts"), named: parts.bytes("words.named"), df: parts.numbers("words.df"),
    langs: Array.from(parts.numbers("words.langs"), (at) => langs[at]), parts: parts.pairs("parts"),
    small: new Set(parts.lines("small")), called: parts.pairs("called"), nothing: parts.json("nothing"),
    rows: new Rows(parts, measures.bearing.SIZE),
  });
  return new Shelf(vocabulary, parts, lists);
}

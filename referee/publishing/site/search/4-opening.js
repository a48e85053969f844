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

  /** Lines of which each begins as the one before it, for as many letters as are told. */
  grown(name) {
    const same = this.bytes(`${name}.same`);
    let before = "";
    return this.lines(name).map((rest, at) => (before = before.slice(0, same[at]) + rest));
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

/** Sets of numbers as gathering.py writes them, to be read one after the other. */
class Gathered {
  constructor(bytes) {
    this.bytes = bytes, this.read = 0;
  }

  bits(many) {
    let found = 0;
    for (const end = this.read + many; this.read < end; this.read++) found = (found << 1) | ((this.bytes[this.read >> 3] >> (7 - (this.read & 7))) & 1);
    return found;
  }

  number(below) {
    const width = 32 - Math.clz32(below - 1), short = 2 ** width - below;
    let turned = this.bits(width - 1);
    if (turned >= short) turned = ((turned << 1) | this.bits(1)) - short;
    return (turned + ((below - short) >> 1)) % below;
  }

  /** Rising numbers, at least so great and below the bound, into the places first to end. */
  into(found, first, end, least, bound) {
    const many = end - first, half = many >> 1, middle = first + half;
    if (bound - least === many) for (let at = 0; at < many; at++) found[first + at] = least + at;
    else if (many) {
      const number = (found[middle] = least + half + this.number(bound - least - many + 1));
      if (half) this.into(found, first, middle, least, number);
      if (middle + 1 < end) this.into(found, middle + 1, end, number + 1, bound);
    }
  }
}

const total = (counts, more) => counts.reduce((sum, count) => sum + count + more, 0);

/** Who says each of many things: of thing t the pairs start[t] to start[t + 1], each a ruling; and for texts how often. */
function said(parts, name, size) {
  const counts = parts.numbers(`${name}.rulings`), times = parts.numbers(`${name}.times`);
  const start = new Int32Array(counts.length + 1), ruling = new Int32Array(times.length), among = new Gathered(parts.bytes(`${name}.among`));
  for (let thing = 0; thing < counts.length; thing++) {
    start[thing + 1] = start[thing] + counts[thing];
    among.into(ruling, start[thing], start[thing + 1], 0, size);
  }
  return {start, ruling, times};
}

/** The same of phrasings, of which each ruling has so many that may say a thing: of pair p the places from[p] to
    from[p + 1], those said twice twice. */
function asked(parts, name, size, phrasings) {
  const told = said(parts, name, size), {start, ruling, times} = told, placed = new Gathered(parts.bytes(`${name}.places`));
  const once = new Int32Array(total(times, 1)), more = parts.numbers(`${name}.more`), again = new Int32Array(more.length);
  for (let thing = 0, next = 0; thing + 1 < start.length; thing++) {
    const many = phrasings(thing);
    for (let pair = start[thing]; pair < start[thing + 1]; pair++) placed.into(once, next, (next += times[pair] + 1), 0, many[ruling[pair]]);
  }
  new Gathered(parts.bytes(`${name}.again`)).into(again, 0, again.length, 0, once.length);
  return {...told, ...repeated(once, times, again, more)};
}

/** All places, those that are told again so many times more. */
function repeated(once, times, again, more) {
  const places = new Int32Array(once.length + total(more, 0)), from = new Int32Array(times.length + 1);
  for (let pair = 0, next = 0, at = 0, one = 0; pair < times.length; pair++) {
    for (const end = at + times[pair] + 1; at < end; at++) {
      places[next++] = once[at];
      if (again[one] === at) for (let left = more[one++]; left; left--) places[next++] = once[at];
    }
    from[pair + 1] = next;
  }
  return {places, from};
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
  const lists = parts.lines("lists").map(split), langs = parts.lines("langs"), words = parts.grown("words");
  const others = parts.numbers("names.concepts"), names = new Map(parts.grown("names").map((key, at) => [key, lists[others[at]]]));
  const vocabulary = new Words({
    measures, words, names, lists, concepts: parts.numbers("words.concepts"), named: parts.bytes("words.named"), df: parts.numbers("words.df"),
    langs: Array.from(parts.numbers("words.langs"), (at) => langs[at]), parts: parts.pairs("parts"),
    small: new Set(parts.lines("small")), called: parts.pairs("called"), nothing: parts.json("nothing"),
    rows: new Rows(parts, measures.bearing.SIZE),
  });
  return new Shelf(vocabulary, parts, lists);
}

/* The index as referee/library/portable writes it: bytes go in, tables of numbers come out. */

const NEW_LINE = 10, BEHIND = 4;

function longer(letters) {
  const more = new Uint16Array(2 * letters.length + 1024);
  more.set(letters);
  return more;
}

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

  /** Lines of which each begins as the one before it, for as many letters as are told: written out letter by letter,
      and read as one text, which takes a third of the time of as many texts put together. */
  grown(name) {
    const rest = this.decoder.decode(this.bytes(name)), same = this.bytes(`${name}.same`);
    if (!rest) return [];
    let letters = new Uint16Array(4 * rest.length), end = 0, begin = 0;
    for (let line = 0, at = 0; line < same.length; line++) {
      const before = begin, much = same[line];
      let next = rest.indexOf("\n", at);
      if (next < 0) next = rest.length;
      if (end + much + next - at + 1 > letters.length) letters = longer(letters);
      begin = end;
      for (let one = 0; one < much; one++) letters[end++] = letters[before + one];
      while (at < next) letters[end++] = rest.charCodeAt(at++);
      letters[end++] = NEW_LINE, at++;
    }
    return new TextDecoder("utf-16le").decode(letters.subarray(0, end - 1)).split("\n");
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

/** The rows of what words are about; one is only put together when a word asks for it. */
class Rows {
  constructor(parts, size) {
    const grades = parts.bytes("rows.grades"), next = new Int32Array(256);
    this.size = size, this.grades = grades, this.packed = parts.bytes("rows"), this.measures = parts.bytes("rows.measures");
    this.least = parts.bytes("rows.least"), this.levels = parts.bytes("rows.levels");
    this.place = new Int32Array(grades.length);
    for (let row = 0; row < grades.length; row++) this.place[row] = next[grades[row]]++;
    this.columns(next);
    this.rows = new Int32Array((grades.length * size) / 2), this.known = new Uint8Array(grades.length);
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
    const begin = (row * this.size) / 2;
    if (!this.known[row]) {
      this.known[row] = 1;
      this.unpack(begin, this.place[row], this.grades[row] * this.size);
    }
    return begin;
  }

  unpack(begin, place, first) {
    const {rows, size} = this, end = first + size;
    for (let cell = first; cell < end; cell += 2) rows[begin++] = paired(this.cell(place, cell), this.cell(place, cell + 1));
  }

  cell(place, cell) {
    const {packed, start, tables, least, measures} = this, table = tables[cell], byte = (place / table.length) | 0;
    return (table[place - byte * table.length][packed[start[cell] + byte]] + least[cell] - 128) * measures[cell];
  }
}

/** Of as many numbers below a base as a byte holds, what each byte says of each. */
function digits(base) {
  let together = 8;
  while (base ** together > 256) together--;
  return Array.from({length: together}, (_, place) => Uint8Array.from({length: 256}, (_, byte) => Math.floor(byte / base ** place) % base));
}

/** A set of numbers as gathering.py writes it: rising, at least so great and below the bound, into the places first to
    end. The bits begin at `read`; told is where they go on. */
function gathered(bits, read, found, first, end, least, bound) {
  while (first < end) {
    const many = end - first, half = many >> 1, spare = bound - least - many;
    if (!spare) {
      while (first < end) found[first++] = least++;
      return read;
    }
    const width = 32 - Math.clz32(spare), short = (1 << width) - spare - 1, at = read >> 3;
    const four = (bits[at] << 24) | (bits[at + 1] << 16) | (bits[at + 2] << 8) | bits[at + 3], whole = (four << (read & 7)) >>> (32 - width);
    let turned = whole >> 1;
    if (turned < short) read += width - 1;
    else turned = whole - short, read += width;
    turned += (spare + 1 - short) >> 1;
    const number = least + half + (turned > spare ? turned - spare - 1 : turned);
    found[first + half] = number;
    if (half) read = gathered(bits, read, found, first, first + half, least, number);
    first += half + 1, least = number + 1;
  }
  return read;
}

function total(counts, more) {
  let sum = counts.length * more;
  for (let at = 0; at < counts.length; at++) sum += counts[at];
  return sum;
}

/** Who says each of many things: of thing t the pairs start[t] to start[t + 1], each a ruling; and for texts how often. */
function said(parts, name, size) {
  const counts = parts.numbers(`${name}.rulings`), times = parts.numbers(`${name}.times`);
  const start = new Int32Array(counts.length + 1), ruling = new Int32Array(times.length), among = parts.bits(`${name}.among`);
  for (let thing = 0, read = 0; thing < counts.length; thing++) {
    start[thing + 1] = start[thing] + counts[thing];
    read = gathered(among, read, ruling, start[thing], start[thing + 1], 0, size);
  }
  return {start, ruling, times};
}

/** The same of phrasings: of pair p the places from[p] to from[p + 1], those said twice twice. The things up to `end` are
    said in a language in which each ruling has so `many` phrasings, the first of them in the place that `begin` tells. */
function asked(parts, name, size, languages) {
  const told = said(parts, name, size), placing = new Placing(parts, name, told);
  let thing = 0;
  for (const {end, many, begin} of languages) {
    placing.read(told.start[thing], told.start[end], many, begin);
    thing = end;
  }
  return {...told, places: placing.places, from: placing.from};
}

/** Reads the places of one pair after the other. */
class Placing {
  constructor(parts, name, {ruling, times}) {
    const once = total(times, 1);
    this.ruling = ruling, this.times = times, this.placed = parts.bits(`${name}.places`), this.bit = 0;
    this.often = repeats(parts, name, once), this.places = new Int32Array(once + this.often.length);
    this.from = new Int32Array(times.length + 1), this.next = this.again = 0;
  }

  read(pair, end, many, begin) {
    const {ruling, times, placed, often, places, from} = this, few = new Int32Array(Math.max(0, ...many));
    let {next, again, bit} = this;
    for (; pair < end; pair++) {
      const count = times[pair] + 1, lift = begin[ruling[pair]];
      bit = gathered(placed, bit, few, 0, count, 0, many[ruling[pair]]);
      for (let one = 0; one < count; one++) {
        const place = few[one] + lift, at = next - again;
        places[next++] = place;
        for (; often[again] === at; again++) places[next++] = place;
      }
      from[pair + 1] = next;
    }
    this.next = next, this.again = again, this.bit = bit;
  }
}

/** The numbers of all places that are told again, as often as they are. */
function repeats(parts, name, once) {
  const more = parts.numbers(`${name}.more`), again = new Int32Array(more.length), often = new Int32Array(total(more, 0));
  gathered(parts.bits(`${name}.again`), 0, again, 0, again.length, 0, once);
  for (let one = 0, next = 0; one < again.length; one++) for (let left = more[one]; left; left--) often[next++] = again[one];
  return often;
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
  const parts = await partsOf(bytes), measures = parts.json("measures"), lists = parts.lines("lists").map(split);
  const others = parts.numbers("names.concepts"), names = new Map();
  for (const [at, key] of parts.grown("names").entries()) names.set(key, lists[others[at]]);
  const vocabulary = new Words({
    measures, words: parts.grown("words"), names, lists, concepts: parts.numbers("words.concepts"), named: parts.bytes("words.named"),
    df: parts.numbers("words.df"), langs: parts.lines("langs"), spoken: parts.numbers("words.langs"), parts: parts.pairs("parts"),
    small: new Set(parts.lines("small")), called: parts.pairs("called"), nothing: parts.json("nothing"),
    rows: new Rows(parts, measures.bearing.SIZE),
  });
  return new Shelf(vocabulary, parts, lists);
}

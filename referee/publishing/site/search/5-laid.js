/* The rulings of an index that is laid out, as laid.py writes it: whatever is asked for is read where it lies. */

/** The tables of a file by their names; each is seen as numbers of the width that the head tells. */
class LaidParts extends Parts {
  constructor(bytes) {
    const {buffer, byteOffset} = bytes, head = new DataView(buffer, byteOffset).getUint32(0, true), rows = new Map();
    let start = byteOffset + aligned(4 + head);
    for (const [name, [length, width]] of Object.entries(JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head))))) {
      rows.set(name, new NUMBERS[width](buffer, start, length / width));
      start += aligned(length);
    }
    super(rows);
  }

  numbers(name) {
    return this.bytes(name);
  }

  grown(name) {
    return new Lines(this.bytes(name), this.bytes(`${name}.begin`));
  }
}

const NUMBERS = {1: Uint8Array, 2: Uint16Array, 4: Uint32Array};
const aligned = (length) => (length + 3) & ~3;

/** Terms by their texts, which are in order. */
class LaidTerms {
  constructor(parts) {
    this.lines = parts.grown("terms"), this.order = parts.numbers("terms.order"), this.length = this.lines.length;
  }

  get(text) {
    const place = this.lines.place(text);
    return place < 0 ? undefined : this.order[place];
  }

  text(number) {
    return this.lines.at(this.order.indexOf(number));
  }
}

/** The places that say a term, a bit each, by the numbers of the rulings, which rise. */
class Masks {
  constructor(rulings, width) {
    this.rulings = rulings, this.width = width, this.bits = new Uint32Array(rulings.length * width);
  }

  at(place) {
    return this.bits.subarray(place * this.width, (place + 1) * this.width);
  }

  get(n) {
    let low = 0, high = this.rulings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rulings[middle] < n) low = middle + 1; else high = middle;
    }
    return this.rulings[low] === n ? this.at(low) : undefined;
  }

  *[Symbol.iterator]() {
    for (let place = 0; place < this.rulings.length; place++) yield [this.rulings[place], this.at(place)];
  }
}

class LaidShelf extends Shelf {
  constructor(words, parts) {
    super(words, parts);
    this.termed(new LaidTerms(parts), parts.numbers("terms.df"), parts.numbers("terms.aside"));
    this.parts = parts, this.concepts = parts.numbers("terms.things");
    this.manyMixed = parts.numbers("phrasings.mixed"), this.first = parts.numbers("phrasings.begin");
    let most = 0;
    for (let n = 0; n < this.size; n++) most = Math.max(most, this.first[n + 1] - this.first[n]);
    this.width = (FIELDS + most + 31) >> 5;
  }

  pointing(parts) {
    return signed(parts.bytes("rulings.pointing"));
  }

  /** Those of a table that belong to one thing; where they begin may be told for several tables. */
  of(name, one, all = name) {
    const begin = this.parts.numbers(`${all}.begin`);
    return this.parts.numbers(name).subarray(begin[one], begin[one + 1]);
  }

  read(id) {
    const rulings = this.of("said.ruling", id, "said"), much = this.of("said.much", id, "said"), many = this.of("said.many", id, "said");
    const places = this.of("said.places", id), {width} = this, masks = new Masks(rulings, width), {bits} = masks;
    for (let one = 0, next = 0; one < many.length; one++) {
      for (let left = many[one], first = one * width; left; left--) {
        const place = places[next++];
        bits[first + (place >> 5)] |= 1 << (place & 31);
      }
    }
    let often = 0;
    for (let one = 0; one < many.length; one++) often += times(masks.at(one), this.figures.postings);
    return {rulings, much, masks, often};
  }

  readTypical(n) {
    return this.of("typical", n);
  }

  readSaid(n) {
    return [...this.of("typical", n), ...this.of("seldom", n)];
  }

  weighable(n) {
    return {n, masses: Float64Array.from(this.of("phrasings.mass", n, "phrasings"), (mass) => mass / 100), kept: signed(this.of("kept", n))};
  }

  /** Whether one of these phrasings of a ruling is what is asked. */
  asks(n, phrasings, {said}) {
    const sign = crc32(said.join(" "));
    return phrasings.some((place) => this.of("phrasings.sign", n, "phrasings")[place] === sign);
  }
}

const signed = (bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

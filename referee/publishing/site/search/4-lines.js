/* Texts by the thousand, kept as letters in one row, so that none is put together before somebody asks for it. */

const NEW_LINE = 10;

/** Texts in order. */
class Lines {
  constructor(letters, starts) {
    this.letters = letters, this.starts = starts, this.length = starts.length - 1;
    const {BYTES_PER_ELEMENT: width} = letters;  // where all take a byte, none is one that Windows reads otherwise
    this.whole = new TextDecoder(width > 1 ? "utf-16le" : "latin1").decode(letters);
  }

  /** The text in this place. */
  at(place) {
    return this.whole.slice(this.starts[place], this.starts[place + 1]);
  }

  /** The first place of which the text is not before this one; or of which it is behind it. */
  first(text, behind = 0) {
    let low = 0, high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(middle, text) < behind) low = middle + 1; else high = middle;
    }
    return low;
  }

  /** Below 0 where the text in this place comes before the other, 0 where it is the same. */
  compare(place, text) {
    const {letters} = this, start = this.starts[place], long = this.starts[place + 1] - start, most = Math.min(long, text.length);
    for (let at = 0; at < most; at++) {
      const apart = letters[start + at] - text.charCodeAt(at);
      if (apart) return apart;
    }
    return long - text.length;
  }

  /** The place of a text; -1 if it is none of these. */
  place(text) {
    const found = this.first(text);
    return found < this.length && !this.compare(found, text) ? found : -1;
  }
}

/** Lines of which each begins as the one before it, for as many letters as `same` tells. */
function grown(told, same) {
  const starts = new Int32Array(same.length + 1), letters = new Uint16Array(told.length + total(same, 0));
  let end = 0, read = 0;
  for (let line = 0; line < same.length; line++) {
    for (let from = line && starts[line - 1], left = same[line]; left; left--) letters[end++] = letters[from++];
    for (; read < told.length && told[read] !== NEW_LINE; read++) {
      const byte = told[read];
      if (byte < 128) letters[end++] = byte;
      else if (byte < 224) letters[end++] = ((byte & 31) << 6) | (told[++read] & 63);
      else if (byte < 240) letters[end++] = ((byte & 15) << 12) | ((told[++read] & 63) << 6) | (told[++read] & 63);
      else end = twoLetters(letters, end, ((byte & 7) << 18) | ((told[++read] & 63) << 12) | ((told[++read] & 63) << 6) | (told[++read] & 63));
    }
    starts[line + 1] = end, read++;
  }
  return new Lines(letters.subarray(0, end), starts);
}

/** A letter that takes the place of two. */
function twoLetters(letters, end, letter) {
  letters[end++] = 0xd7c0 + (letter >> 10), letters[end++] = 0xdc00 + (letter & 1023);
  return end;
}

/** Texts that are each there once, with their numbers: found by what their letters come to. */
class Terms {
  constructor() {
    this.letters = new Uint16Array(1 << 18), this.starts = new Int32Array(1 << 15), this.sums = new Int32Array(1 << 15);
    this.table = new Int32Array(1 << 16), this.length = 0;
  }

  /** The number of a text; undefined if it is none of these. */
  get(text) {
    const found = this.among(this.written(text));
    return found < 0 ? undefined : found;
  }

  /** The number of a text, which is one of these from now on. */
  put(text) {
    return this.known(this.written(text));
  }

  /** The same of part of a row of letters and an ending. */
  putPart(row, start, end, ending) {
    const {length} = ending, many = end - start;
    this.room(many + length);
    const {letters} = this;
    let next = this.starts[this.length];
    for (let at = start; at < end; at++) letters[next++] = row[at];
    for (let at = 0; at < length; at++) letters[next++] = ending.charCodeAt(at);
    return this.known(next);
  }

  text(number) {
    return String.fromCharCode(...this.letters.subarray(this.starts[number], this.starts[number + 1]));
  }

  /** Puts a text behind all others, and tells where it ends. */
  written(text) {
    this.room(text.length);
    const {letters} = this;
    let next = this.starts[this.length];
    for (let at = 0; at < text.length; at++) letters[next++] = text.charCodeAt(at);
    return next;
  }

  /** The number of what was written up to here, which is kept. */
  known(end) {
    const found = this.among(end);
    if (found >= 0) return found;
    const number = this.length++;
    this.table[this.slot] = number + 1, this.sums[number] = this.sum, this.starts[number + 1] = end;
    return number;
  }

  /** The number of what was written up to here; below 0 if it is none of these: then its `slot` is told, and its `sum`. */
  among(end) {
    const {letters, table, sums, starts} = this, start = starts[this.length], last = table.length - 1;
    let sum = 0;
    for (let at = start; at < end; at++) sum = Math.imul(sum ^ letters[at], 0x9e3779b1) ^ (sum >>> 15);
    let slot = (sum ^ (sum >>> 16)) & last, number = table[slot] - 1;
    while (number >= 0 && !(sums[number] === sum && this.alike(number, start, end))) slot = (slot + 1) & last, number = table[slot] - 1;
    this.sum = sum, this.slot = slot;
    return number;
  }

  alike(number, start, end) {
    const {letters, starts} = this, begin = starts[number];
    if (starts[number + 1] - begin !== end - start) return false;
    for (let at = start; at < end; at++) if (letters[at] !== letters[begin + at - start]) return false;
    return true;
  }

  /** Makes room for one more text of so many letters. */
  room(many) {
    if (this.starts[this.length] + many > this.letters.length) this.letters = larger(this.letters, many);
    if (this.length + 2 > this.sums.length) this.sums = larger(this.sums, 0), this.starts = larger(this.starts, 0);
    if (2 * this.length > this.table.length) this.spread();
  }

  /** As many slots again. */
  spread() {
    const {sums} = this, table = (this.table = new Int32Array(2 * this.table.length)), last = table.length - 1;
    for (let number = 0; number < this.length; number++) {
      let slot = (sums[number] ^ (sums[number] >>> 16)) & last;
      while (table[slot]) slot = (slot + 1) & last;
      table[slot] = number + 1;
    }
  }
}

function larger(row, more) {
  const found = new row.constructor(2 * row.length + more);
  found.set(row);
  return found;
}

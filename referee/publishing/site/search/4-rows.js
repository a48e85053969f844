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

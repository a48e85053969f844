/* The rulings as they are weighed: which terms they say, in which phrasings, and where each of these points. What is read
   of a ruling or a term is kept; how it is read hangs on how the index came. */

const ABOUT = 3, SUBJECT = 2, ANSWER = 4, FIELDS = 3;

class Shelf {
  constructor(words, parts) {
    this.words = words, this.figures = words.figures;
    this.ids = parts.lines("rulings"), this.size = this.ids.length;
    this.lengths = parts.numbers("rulings.length");
    this.superseded = parts.bytes("rulings.superseded"), this.sourced = parts.bytes("rulings.sourced");
    this.boxOf = parts.bytes("rulings.box"), this.boxes = parts.lines("boxes").map((names) => new Set(split(names)));
    this.bearings = this.pointing(parts);
    this.mean = this.lengths.reduce((sum, length) => sum + length, 0) / (this.size || 1);
    this.postings = new Map(), this.entries = new Map(), this.typical = new Map(), this.said = new Map(), this.akin = new Map();
  }

  /** The terms of this index, and in how many rulings each stands, with those that say it in the details alone. */
  termed(terms, df, aside) {
    Object.assign(this, {terms, df, aside, counter: new Int32Array(terms.length), weights: new Float64Array(terms.length).fill(-1)});
  }

  weight(id) {
    if (id === undefined) return this.rarity(0);
    if (this.weights[id] < 0) this.weights[id] = this.rarity(this.df[id]);
    return this.weights[id];
  }

  rarity(df) {
    return Math.log(1 + (this.size + 0.5) / (df + 0.5));
  }

  /** In how many rulings a term stands, but for those that say it in the details alone. */
  placed(id) {
    return this.df[id] - this.aside[id];
  }

  /** The rulings that say a term: how much, and in which places, a bit each. */
  posting(id) {
    if (!this.postings.has(id)) this.postings.set(id, this.read(id));
    return this.postings.get(id);
  }

  /** The terms that have several places in a ruling and are of no language alone. */
  typicalOf(n) {
    if (!this.typical.has(n)) this.typical.set(n, this.readTypical(n));
    return this.typical.get(n);
  }

  /** The terms that have any place in a ruling. */
  saidIn(n) {
    if (!this.said.has(n)) this.said.set(n, new Set(this.readSaid(n)));
    return this.said.get(n);
  }

  /** The terms that stand with a term most, beside how often both stand anywhere: kin.py. */
  kin(id) {
    const {FEWEST, MOST} = this.figures.kin;
    if (id === undefined || this.placed(id) < FEWEST || this.placed(id) > MOST) return [];
    if (!this.akin.has(id)) this.akin.set(id, this.kinOf(id));
    return this.akin.get(id);
  }

  kinOf(id) {
    const {FEWEST, MOST_KIN, LEAST} = this.figures.kin, {counter} = this, together = [];
    for (const [n, mask] of this.posting(id).masks) {
      if (manyIn(mask)) for (const other of this.typicalOf(n)) if (!counter[other]++) together.push(other);
    }
    const close = together.map((other) => [other, counter[other]]);
    for (const other of together) counter[other] = 0;
    const best = close.filter(([other, count]) => count >= FEWEST && other !== id);
    const likest = best.map(([other, count]) => [other, count / Math.sqrt(this.placed(id) * this.placed(other))]);
    const kin = likest.filter(([, far]) => far >= LEAST).sort((a, b) => b[1] - a[1] || b[0] - a[0]);
    return kin.slice(0, MOST_KIN).map(([other, far]) => [other, Math.round(far * 100) / 100]);
  }

  /** A ruling as it is weighed: how much each phrasing says, and where it points. */
  entry(n) {
    if (!this.entries.has(n)) this.entries.set(n, this.weighable(n));
    return this.entries.get(n);
  }
}

/** As often as it counts that a ruling says what stands in these places. */
function times(mask, {IN_SUBJECT, IN_ANSWER}) {
  const first = mask[0];
  return manyIn(mask) - bits(first & 7) + IN_SUBJECT * ((first & SUBJECT) > 0) + IN_ANSWER * ((first & ANSWER) > 0);
}

function put(mask, bit) {
  mask[bit >> 5] |= 1 << (bit & 31);
}

function manyIn(mask) {
  let many = 0;
  for (let at = 0; at < mask.length; at++) many += bits(mask[at]);
  return many;
}

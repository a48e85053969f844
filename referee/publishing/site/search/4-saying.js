/* Who says what, as saying.py and gathering.py write it: sets of numbers come out of bits. */

/** Reads numbers as gathering.py writes them. */
class Bits {
  constructor(bytes) {
    this.bytes = bytes, this.read = 0;
  }

  /** A number that is at most so great; what is likely either way is reckoned, not asked. */
  number(most) {
    if (!most) return 0;
    const {bytes, read} = this, at = read >> 3, width = 32 - Math.clz32(most), short = (1 << width) - most - 1;
    const four = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3], whole = (four << (read & 7)) >>> (32 - width);
    const half = whole >> 1, brief = (half - short) >> 31;  // all bits, or none
    this.read = read + width + brief;
    const turned = ((brief & half) | (~brief & (whole - short))) + ((most + 1 - short) >> 1);
    return turned - (((most - turned) >> 31) & (most + 1));
  }
}

/** A set of numbers: rising, at least so great and below the bound, into the places first to end. */
function gathered(bits, found, first, end, least, bound) {
  let many = end - first;
  while (many > 1) {
    const half = many >> 1, number = least + half + bits.number(bound - least - many);
    found[first + half] = number;
    if (half === 1) found[first] = least + bits.number(number - least - 1);
    else gathered(bits, found, first, first + half, least, number);
    first += half + 1, least = number + 1, many = end - first;
  }
  if (many) found[first] = least + bits.number(bound - least - 1);
}

function total(counts, more) {
  let sum = counts.length * more;
  for (let at = 0; at < counts.length; at++) sum += counts[at];
  return sum;
}

/** Who says each of many things: of thing t the pairs start[t] to start[t + 1], each a ruling; and for texts how often. */
function said(parts, name, size) {
  const counts = parts.numbers(`${name}.rulings`), times = parts.numbers(`${name}.times`);
  const start = new Int32Array(counts.length + 1), ruling = new Int32Array(times.length), among = new Bits(parts.bits(`${name}.among`));
  for (let thing = 0; thing < counts.length; thing++) {
    const first = start[thing], end = (start[thing + 1] = first + counts[thing]);
    gathered(among, ruling, first, end, 0, size);
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
    this.ruling = ruling, this.times = times, this.placed = new Bits(parts.bits(`${name}.places`));
    this.often = repeats(parts, name, once), this.places = new Int32Array(once + this.often.length - 1);
    this.from = new Int32Array(times.length + 1), this.next = this.again = 0;
  }

  read(pair, end, many, begin) {
    const {ruling, times, placed, often, places, from} = this;
    let {next, again} = this;
    for (; pair < end; pair++) {
      const of = ruling[pair], lift = begin[of], first = next;
      next += times[pair] + 1;
      gathered(placed, places, first, next, 0, many[of]);
      for (let at = first; at < next; at++) places[at] += lift;
      if (often[again] < next - again) [next, again] = this.repeat(first, next, again);
      from[pair + 1] = next;
    }
    this.next = next, this.again = again;
  }

  /** Puts those among the last places that are told again beside the others. */
  repeat(first, end, again) {
    const {often, places} = this, once = places.slice(first, end);
    let next = first;
    for (const place of once) {
      const at = next - again;
      places[next++] = place;
      for (; often[again] === at; again++) places[next++] = place;
    }
    return [next, again];
  }
}

/** The numbers of all places that are told again, as often as they are; behind them one that none has. */
function repeats(parts, name, once) {
  const more = parts.numbers(`${name}.more`), again = new Int32Array(more.length), often = new Int32Array(total(more, 0) + 1).fill(once);
  gathered(new Bits(parts.bits(`${name}.again`)), again, 0, again.length, 0, once);
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
    for (let one = start[at], end = start[at + 1]; one < end; one++) {
      const place = next[of[one]]++;
      thing[place] = at, pair[place] = one;
    }
  }
  return {start: begin, thing, pair};
}

/* The rulings as they are weighed: which terms they say, in which phrasings, and where each of these points. */

const ABOUT = 3, SUBJECT = 2, ANSWER = 4, FIELDS = 3;
const NONE = [];
const TEXTS = ["asked", "answer", "subject", "detail"];

class Shelf {
  constructor(words, parts, lists) {
    this.words = words, this.figures = words.figures;
    this.ids = parts.lines("rulings"), this.size = this.ids.length;
    this.lengths = parts.numbers("rulings.length");
    this.superseded = parts.bytes("rulings.superseded"), this.sourced = parts.bytes("rulings.sourced");
    this.boxOf = parts.bytes("rulings.box"), this.boxes = parts.lines("boxes").map((names) => new Set(split(names)));
    const things = parts.lines("rulings.things");
    this.things = this.ids.map((_, n) => split(things[n]));
    this.bearings = this.woven(parts.bytes("rulings.bearings"));
    this.phrasings(parts);
    this.texts = [], this.termAt = new Map();
    this.readRuns(parts, lists);
    this.readSenses(parts);
    this.aboutThings();
    this.df = parts.numbers("terms.df"), this.aside = parts.numbers("terms.aside");
    this.sayers = turned(this.termsFrom, this.termsOf, this.texts.length);
    this.mean = this.lengths.reduce((sum, length) => sum + length, 0) / (this.size || 1);
    this.postings = new Map(), this.entries = new Map(), this.typical = new Map(), this.said = new Map(), this.akin = new Map();
    for (const name of ["counter", "first", "stamp", "often"]) this[name] = new Int32Array(this.texts.length);
    this.weights = new Float64Array(this.texts.length).fill(-1), this.own = new Uint8Array(this.texts.length), this.walks = 0;
    for (let term = 0; term < this.own.length; term++) if (this.texts[term].includes("=")) this.own[term] = 1;
  }

  /** Bearings as they are kept, ruling by ruling. */
  woven(apart) {
    const {SIZE} = this.figures.bearing, found = new Int8Array(apart.length);
    for (let at = 0; at < SIZE; at++) for (let n = 0; n < this.size; n++) found[n * SIZE + at] = apart[at * this.size + n] - 128;
    return found;
  }

  /** At which place the phrasings of each language begin in each ruling, and how many there are. */
  phrasings(parts) {
    this.begin = {}, this.counts = {}, this.many = new Int32Array(this.size), this.manyMixed = new Int32Array(this.size);
    for (const lang of this.words.languages) {
      const counts = (this.counts[lang] = parts.numbers(`phrasings.${lang}`)), mixed = this.words.mixed.includes(lang);
      this.begin[lang] = this.many.slice();
      for (let n = 0; n < this.size; n++) {
        this.many[n] += counts[n];
        if (mixed) this.manyMixed[n] += counts[n];
      }
    }
    this.width = (FIELDS + Math.max(0, ...this.many) + 31) >> 5;
  }

  term(text) {
    let at = this.termAt.get(text);
    if (at === undefined) this.termAt.set(text, (at = this.texts.push(text) - 1));
    return at;
  }

  /** The runs of every language: their words, the concepts they name, the terms they are found by, who says them. */
  readRuns(parts, lists) {
    const {words} = this, {languages} = words, tokens = parts.numbers("words.tokens"), small = new Uint8Array(words.list.length);
    const told = {named: parts.numbers("runs.named"), lists, tokens, small};
    for (const word of words.small) small[words.at(word)] = 1;
    this.runs = [], this.small = [], this.long = [], this.concepts = [], this.begun = [];
    for (const lang of languages) this.runsOf(lang, parts.lines(`runs.${lang}`), told);
    this.begun.push(this.runs.length);
    this.readTerms(parts, lists);
    const spoken = languages.map((lang, at) => ({end: this.begun[at + 1], many: this.counts[lang], begin: this.begin[lang]}));
    for (const name of TEXTS) this[name] = name === "asked" ? asked(parts, name, this.size, spoken) : said(parts, name, this.size);
    this.inRuling = Object.fromEntries(TEXTS.slice(0, 3).map((name) => [name, turned(this[name].start, this[name].ruling, this.size)]));
    this.vectors = new Array(this.runs.length);
  }

  /** The runs of a language: those that are words of the vocabulary, then those that its lines tell. */
  runsOf(lang, lines, {named, lists, tokens, small}) {
    const {words, runs} = this, {list} = words, bit = 1 << words.languages.indexOf(lang), cut = words.own("", lang).length;
    this.begun.push(runs.length);
    const put = (run, long, little, usual) => {
      const other = named[runs.length];
      this.concepts.push(other ? lists[other - 1] : usual);
      runs.push(run), this.long.push(long), this.small.push(little);
    };
    for (let at = 0; at < list.length; at++) {
      if (!(tokens[at] & bit)) continue;
      const word = cut ? list[at].slice(cut) : list[at], concept = words.concepts[at];
      put(word, 1, word.length < 2 || small[at] === 1, concept ? lists[concept - 1] : NONE);
    }
    for (const line of lines) {
      const [first, ...others] = split(line), usual = words.named(words.own(first + others.join(""), lang)) ?? NONE;
      put(line, 1 + others.length, first.length < 2 || words.small.has(words.own(first, lang)), usual);
    }
  }

  /** Of each run the terms that it is found by, the first of which it is; and of each term its runs. */
  readTerms(parts, lists) {
    const {runs, begun, words} = this, told = parts.numbers("runs.concepts"), stems = parts.numbers("runs.stems");
    const endings = parts.lines("endings").map((line) => line.split(" ")), leftOut = endings.map(([count]) => Number(count));
    const found = [], start = new Int32Array(runs.length + 1);
    let next = 0, own = "", first = 0, known = new Map();
    const put = (term) => {
      for (let one = first; one < found.length; one++) if (found[one] === term) return;
      found.push(term);
    };
    const named = (list) => {
      if (!known.has(list)) known.set(list, list.map((concept) => this.term(own + concept)));
      return known.get(list);
    };
    const stemOf = (word) => {
      const stem = stems[next++], [, ending] = endings[stem], bare = leftOut[stem] ? word.slice(0, -leftOut[stem]) : word;
      return ending ? own + bare + ending : own + bare;
    };
    words.languages.forEach((lang, at) => {
      own = words.own("", lang), known = new Map();
      for (let run = begun[at]; run < begun[at + 1]; run++) {
        const list = told[run] ? lists[told[run] - 1] : this.concepts[run];
        if (list.length) for (const term of named(list)) put(term);
        if (this.long[run] === 1) put(this.term(stemOf(runs[run])));
        else {
          const each = split(runs[run]);
          for (const word of each) put(this.term(stemOf(word)));
          put(this.term(own + each.join("")));
        }
        start[run + 1] = first = found.length;
      }
    });
    this.termsOf = Int32Array.from(found), this.termsFrom = start;
  }

  /** The senses of phrasings; those of languages that are mixed are terms. */
  readSenses(parts) {
    const texts = parts.lines("senses"), begin = new Int32Array(this.size);
    const told = asked(parts, "sensed", this.size, [{end: texts.length, many: this.many, begin}]);
    this.senses = {texts, told, byRuling: turned(told.start, told.ruling, this.size)}, this.sensed = new Map();
    texts.forEach((text, at) => {
      for (let pair = told.start[at]; pair < told.start[at + 1]; pair++) {
        for (let one = told.from[pair]; one < told.from[pair + 1]; one++) {
          if (this.isMixed(told.ruling[pair], told.places[one])) return void this.sensed.set(this.term(text), at);
        }
      }
    });
  }

  isMixed(n, place) {
    const {languages, mixed} = this.words, lang = languages.findLast((each) => place >= this.begin[each][n]);
    return mixed.includes(lang);
  }

  aboutThings() {
    this.about = new Map();
    this.things.forEach((things, n) => things.forEach((concept) => {
      const term = this.term(concept);
      if (!this.about.has(term)) this.about.set(term, []);
      this.about.get(term).push(n);
    }));
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
    if (!this.postings.has(id)) this.postings.set(id, this.summed(this.hear(id)));
    return this.postings.get(id);
  }

  hear(id) {
    const found = new Map();
    const at = (n) => {
      let heard = found.get(n);
      if (!heard) found.set(n, (heard = {mask: new Uint32Array(this.width), answer: 0, detail: 0, subject: 0}));
      return heard;
    };
    for (let one = this.sayers.start[id]; one < this.sayers.start[id + 1]; one++) {
      const run = this.sayers.thing[one], {start, ruling, from, places} = this.asked;
      for (let pair = start[run]; pair < start[run + 1]; pair++) {
        const {mask} = at(ruling[pair]);
        for (let place = from[pair]; place < from[pair + 1]; place++) put(mask, FIELDS + places[place]);
      }
      for (const name of TEXTS.slice(1)) {
        const {start: begin, ruling: of, times} = this[name];
        for (let pair = begin[run]; pair < begin[run + 1]; pair++) at(of[pair])[name] += times[pair] + 1;
      }
    }
    if (this.sensed.has(id)) this.hearSense(this.sensed.get(id), at);
    for (const n of this.about.get(id) ?? []) at(n).mask[0] |= 1, at(n).subject++;
    return found;
  }

  hearSense(sense, at) {
    const {start, ruling, from, places} = this.senses.told;
    for (let pair = start[sense]; pair < start[sense + 1]; pair++) {
      for (let place = from[pair]; place < from[pair + 1]; place++) {
        if (this.isMixed(ruling[pair], places[place])) put(at(ruling[pair]).mask, places[place] + FIELDS);
      }
    }
  }

  summed(found) {
    const rulings = [...found.keys()].sort((a, b) => a - b), masks = new Map(), much = [];
    const long = (count) => 32 - Math.clz32(count), {IN_SUBJECT, IN_ANSWER} = this.figures.postings;
    const counts = this.figures.texts.FIELDS;
    let often = 0;
    for (const n of rulings) {
      const {mask, answer, detail, subject} = found.get(n);
      if (answer) mask[0] |= ANSWER;
      if (subject) mask[0] |= SUBJECT;
      const phrased = manyIn(mask) - bits(mask[0] & 7);
      much.push([phrased, subject, answer, detail].reduce((sum, count, at) => sum + counts[at] * long(count), 0));
      often += phrased + IN_SUBJECT * (subject > 0) + IN_ANSWER * (answer > 0);
      masks.set(n, mask);
    }
    return {rulings, much, masks, often};
  }

  /** The terms that have several places in a ruling and are of no language alone. */
  typicalOf(n) {
    if (!this.typical.has(n)) this.typical.set(n, this.walk(n, []));
    return this.typical.get(n);
  }

  /** The terms that have any place in a ruling. */
  saidIn(n) {
    if (!this.said.has(n)) {
      const said = [];
      this.walk(n, said);
      this.said.set(n, new Set(said));
    }
    return this.said.get(n);
  }

  /** Every term that has a place in a ruling is put into `said`; those of several places come out. */
  walk(n, said) {
    const {stamp, first, often, own} = this, found = [], walked = ++this.walks;
    const {termsFrom, termsOf, inRuling, asked: {from, places}} = this;
    const see = (run, place, last) => {
      for (let one = termsFrom[run], end = termsFrom[run + 1]; one < end; one++) {
        const term = termsOf[one];
        if (stamp[term] !== walked) stamp[term] = walked, first[term] = place, said.push(term);
        if ((first[term] !== place || place !== last) && often[term] !== walked && !own[term]) often[term] = walked, found.push(term);
      }
    };
    for (let one = inRuling.answer.start[n]; one < inRuling.answer.start[n + 1]; one++) see(inRuling.answer.thing[one], -1, -1);
    for (let one = inRuling.subject.start[n]; one < inRuling.subject.start[n + 1]; one++) see(inRuling.subject.thing[one], -2, -2);
    const {start, thing, pair} = inRuling.asked;
    for (let one = start[n]; one < start[n + 1]; one++) see(thing[one], places[from[pair[one]]], places[from[pair[one] + 1] - 1]);
    for (const concept of this.things[n]) {
      const term = this.termAt.get(concept);
      said.push(term);
      if (often[term] !== walked) often[term] = walked, found.push(term);
    }
    return Int32Array.from(found);
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

  /** A ruling as it is weighed: how much each phrasing says, how many words it has, and where it points. */
  entry(n) {
    if (!this.entries.has(n)) this.entries.set(n, this.weighable(n));
    return this.entries.get(n);
  }

  weighable(n) {
    const many = this.many[n], size = this.figures.bearing.SIZE / 2, sums = new Int32Array(many * size);
    const sizes = new Uint8Array(many), mains = Array.from({length: many}, () => []), concepts = Array.from({length: many}, () => []);
    const once = (list, one) => list.includes(one) || list.push(one);
    const {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const run = thing[one], vector = this.vectorOf(run), named = this.concepts[run], little = this.small[run] && !named.length;
      for (let place = from[pair[one]], end = from[pair[one] + 1]; place < end; place++) {
        const at = places[place];
        addAll(sums, at * size, vector);
        sizes[at] += this.long[run];
        for (const concept of named) once(concepts[at], concept);
        if (!little) once(mains[at], this.termsOf[this.termsFrom[run]]);
      }
    }
    concepts.forEach((each, at) => each.forEach((concept) => addAll(sums, at * size, this.words.vector(concept))));
    this.addSenses(n, sums);
    const masses = mains.map((each) => Math.max(1, Math.round(each.reduce((sum, term) => sum + this.weight(term), 0) * 100) / 100));
    return {n, masses, sizes, kept: this.kept(sums, many)};
  }

  /** Whether one of these phrasings of a ruling is these words, in any order. */
  asks(n, phrasings, words) {
    if (!phrasings.some((place) => this.entry(n).sizes[place] === words.length)) return false;
    const bags = new Map(phrasings.map((place) => [place, []])), {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) bags.get(places[place])?.push(...split(this.runs[thing[one]]));
    }
    const bag = words.join(" ");
    return [...bags.values()].some((each) => each.sort().join(" ") === bag);
  }

  vectorOf(run) {
    let vector = this.vectors[run];
    if (!vector) {
      const [first, ...others] = this.long[run] === 1 ? [this.runs[run]] : split(this.runs[run]);
      vector = this.words.vector(first);
      if (others.length) vector = vector.slice();
      for (const word of others) addAll(vector, 0, this.words.vector(word));
      this.vectors[run] = vector;
    }
    return vector;
  }

  addSenses(n, sums) {
    const size = this.figures.bearing.SIZE / 2, {byRuling: {start, thing, pair}, told: {from, places}, texts} = this.senses;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const vector = this.words.vector(texts[thing[one]]);
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) addAll(sums, places[place] * size, vector);
    }
  }

  /** Bearings in whole numbers, as an index keeps them. */
  kept(sums, many) {
    const {SIZE, FINE} = this.figures.bearing, kept = new Int8Array(many * SIZE), sum = new Int32Array(SIZE);
    for (let place = 0, next = 0; place < many; place++) {
      let square = 0;
      for (let at = 0; at < SIZE; at += 2) {
        const both = sums[(place * SIZE + at) / 2], first = (sum[at] = lower(both)), second = (sum[at + 1] = upper(both));
        square += first * first + second * second;
      }
      const fine = FINE / (Math.sqrt(square) || 1);
      for (let at = 0; at < SIZE; at++) kept[next++] = Math.floor(sum[at] * fine + 128.5) - 128;
    }
    return kept;
  }
}

function addAll(sums, start, vector) {
  for (let at = 0; at < vector.length; at++) sums[start + at] += vector[at];
}

function put(mask, bit) {
  mask[bit >> 5] |= 1 << (bit & 31);
}

function manyIn(mask) {
  let many = 0;
  for (let at = 0; at < mask.length; at++) many += bits(mask[at]);
  return many;
}

/* The rulings as they are weighed: which terms they say, in which phrasings, and where each of these points. */

const ABOUT = 3, SUBJECT = 2, ANSWER = 4, FIELDS = 3;
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
    this.own = Uint8Array.from(this.texts, (text) => text.includes("=")), this.walks = 0;
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
    const {words} = this, named = parts.numbers("runs.named");
    this.runs = [], this.small = [], this.begun = [];
    const tokens = parts.numbers("words.tokens"), small = new Uint8Array(words.list.length);
    for (const word of words.small) small[words.at(word)] = 1;
    for (const lang of words.languages) this.runsOf(parts, lang, tokens, small);
    this.begun.push(this.runs.length);
    const langOf = (run) => words.languages[this.begun.findLastIndex((first) => first <= run)];
    const usual = (run) => words.named(words.own(this.runs[run].join(""), langOf(run))) ?? [];
    this.concepts = this.runs.map((_, run) => (named[run] ? lists[named[run] - 1] : usual(run)));
    this.readTerms(parts, lists);
    const spoken = (run) => this.counts[langOf(run)];
    for (const name of TEXTS) this[name] = name === "asked" ? asked(parts, name, this.size, spoken) : said(parts, name, this.size);
    words.languages.forEach((lang, at) => this.lift(this.asked, this.begun[at], this.begun[at + 1], this.begin[lang]));
    this.inRuling = Object.fromEntries(TEXTS.slice(0, 3).map((name) => [name, turned(this[name].start, this[name].ruling, this.size)]));
    this.vectors = [];
  }

  runsOf(parts, lang, tokens, small) {
    const {words, runs} = this, {list} = words, bit = 1 << words.languages.indexOf(lang);
    const mixed = words.mixed.includes(lang);
    this.begun.push(runs.length);
    for (let at = 0; at < list.length; at++) {
      if (!(tokens[at] & bit)) continue;
      const word = mixed ? list[at] : bare(list[at]);
      this.small.push(word.length < 2 || small[at] === 1);
      runs.push([word]);
    }
    for (const line of parts.lines(`runs.${lang}`)) {
      const run = line.split(" ");
      this.small.push(run[0].length < 2 || words.small.has(words.own(run[0], lang)));
      runs.push(run);
    }
  }

  /** Of each run the terms that it is found by, the first of which it is; and of each term its runs. */
  readTerms(parts, lists) {
    const {runs, begun, words} = this, concepts = parts.numbers("runs.concepts"), stems = parts.numbers("runs.stems");
    const endings = parts.lines("endings").map((line) => line.split(" ")), found = [], start = new Int32Array(runs.length + 1);
    let next = 0, own = "", first = 0;
    const put = (text) => {
      const term = this.term(own + text);
      for (let one = first; one < found.length; one++) if (found[one] === term) return;
      found.push(term);
    };
    words.languages.forEach((lang, at) => {
      own = words.own("", lang);
      for (let run = begun[at]; run < begun[at + 1]; run++) {
        for (const concept of concepts[run] ? lists[concepts[run] - 1] : this.concepts[run]) put(concept);
        for (const word of runs[run]) {
          const [leftOut, ending] = endings[stems[next++]];
          put(leftOut === "0" ? word + ending : word.slice(0, -leftOut) + ending);
        }
        if (runs[run].length > 1) put(runs[run].join(""));
        start[run + 1] = first = found.length;
      }
    });
    this.termsOf = Int32Array.from(found), this.termsFrom = start;
  }

  /** Places among all phrasings of a ruling instead of among those of one language. */
  lift({start, ruling, from, places}, first, end, begin) {
    for (let pair = start[first]; pair < start[end]; pair++) {
      const lift = begin[ruling[pair]];
      for (let one = from[pair]; one < from[pair + 1]; one++) places[one] += lift;
    }
  }

  /** The senses of phrasings; those of languages that are mixed are terms. */
  readSenses(parts) {
    const texts = parts.lines("senses"), told = asked(parts, "sensed", this.size, () => this.many);
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
    return Math.log(1 + (this.size + 0.5) / ((id === undefined ? 0 : this.df[id]) + 0.5));
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
    const see = (run, place) => {
      for (let one = termsFrom[run], end = termsFrom[run + 1]; one < end; one++) {
        const term = termsOf[one];
        if (stamp[term] !== walked) stamp[term] = walked, first[term] = place, said.push(term);
        else if (first[term] !== place && often[term] !== walked && !own[term]) often[term] = walked, found.push(term);
      }
    };
    for (let one = inRuling.answer.start[n]; one < inRuling.answer.start[n + 1]; one++) see(inRuling.answer.thing[one], -1);
    for (let one = inRuling.subject.start[n]; one < inRuling.subject.start[n + 1]; one++) see(inRuling.subject.thing[one], -2);
    const {start, thing, pair} = inRuling.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      for (let place = from[pair[one]], end = from[pair[one] + 1]; place < end; place++) see(thing[one], places[place]);
    }
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
    const many = this.many[n], {SIZE} = this.figures.bearing, sums = new Int32Array(many * SIZE);
    const sizes = new Uint8Array(many), mains = Array.from({length: many}, () => []), concepts = Array.from({length: many}, () => []);
    const once = (list, one) => list.includes(one) || list.push(one);
    const {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const run = thing[one], vector = this.vectorOf(run), named = this.concepts[run], little = this.small[run] && !named.length;
      for (let place = from[pair[one]], end = from[pair[one] + 1]; place < end; place++) {
        const at = places[place];
        addAll(sums, at * SIZE, vector);
        sizes[at] += this.runs[run].length;
        for (const concept of named) once(concepts[at], concept);
        if (!little) once(mains[at], this.termsOf[this.termsFrom[run]]);
      }
    }
    concepts.forEach((each, at) => each.forEach((concept) => addAll(sums, at * SIZE, this.words.vector(concept))));
    this.addSenses(n, sums);
    const masses = mains.map((each) => Math.max(1, Math.round(each.reduce((sum, term) => sum + this.weight(term), 0) * 100) / 100));
    return {n, masses, sizes, kept: this.kept(sums, many)};
  }

  /** Whether one of these phrasings of a ruling is these words, in any order. */
  asks(n, phrasings, words) {
    if (!phrasings.some((place) => this.entry(n).sizes[place] === words.length)) return false;
    const bags = new Map(phrasings.map((place) => [place, []])), {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) bags.get(places[place])?.push(...this.runs[thing[one]]);
    }
    const bag = words.join(" ");
    return [...bags.values()].some((each) => each.sort().join(" ") === bag);
  }

  vectorOf(run) {
    let vector = this.vectors[run];
    if (!vector) {
      vector = this.words.vector(this.runs[run][0]);
      if (this.runs[run].length > 1) {
        vector = vector.slice();
        for (const word of this.runs[run].slice(1)) addAll(vector, 0, this.words.vector(word));
      }
      this.vectors[run] = vector;
    }
    return vector;
  }

  addSenses(n, sums) {
    const {SIZE} = this.figures.bearing, {byRuling: {start, thing, pair}, told: {from, places}, texts} = this.senses;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const vector = this.words.vector(texts[thing[one]]);
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) addAll(sums, places[place] * SIZE, vector);
    }
  }

  /** Bearings in whole numbers, as an index keeps them. */
  kept(sums, many) {
    const {SIZE, FINE} = this.figures.bearing, kept = new Int8Array(sums.length);
    for (let place = 0; place < many; place++) {
      let square = 0;
      for (let at = place * SIZE; at < (place + 1) * SIZE; at++) square += sums[at] * sums[at];
      const fine = FINE / (Math.sqrt(square) || 1);
      for (let at = place * SIZE; at < (place + 1) * SIZE; at++) kept[at] = Math.floor(sums[at] * fine + 128.5) - 128;
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

/* The rulings of an index as it is sent: what each says is worked out of the runs of words that are told. */

const TEXTS = ["asked", "answer", "subject", "detail"];

class SentShelf extends Shelf {
  constructor(words, parts, lists) {
    super(words, parts);
    const things = parts.lines("rulings.things"), terms = new Terms();
    this.things = this.ids.map((_, n) => split(things[n]));
    this.phrasings(parts);
    this.readRuns(parts, lists, terms);
    this.readSenses(parts, terms);
    this.aboutThings(terms);
    this.termed(terms, parts.numbers("terms.df"), parts.numbers("terms.aside"));
    this.sayers = turned(this.runs.from, this.runs.termsOf, terms.length);
    for (const name of ["first", "stamp", "often"]) this[name] = new Int32Array(terms.length);
    this.own = new Uint8Array(terms.length), this.walks = 0;
    for (const [first, end] of this.runs.owned) this.own.fill(1, first, end);
  }

  /** Where each ruling points. */
  pointing(parts) {
    const {SIZE} = this.figures.bearing, apart = parts.bytes("rulings.bearings"), found = new Int8Array(apart.length);
    for (let at = 0; at < SIZE; at++) for (let n = 0; n < this.size; n++) found[n * SIZE + at] = apart[at * this.size + n] - 128;
    return found;
  }

  /** The terms that are concepts or senses, rising. */
  get concepts() {
    return unique([...this.runs.naming, ...this.sensed.keys(), ...this.about.keys()]).sort((a, b) => a - b);
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

  /** The runs of every language, and who says them. */
  readRuns(parts, lists, terms) {
    const {languages} = this.words, runs = (this.runs = new Runs(this.words, parts, lists, terms));
    const spoken = languages.map((lang, at) => ({end: runs.begun[at + 1], many: this.counts[lang], begin: this.begin[lang]}));
    for (const name of TEXTS) this[name] = name === "asked" ? asked(parts, name, this.size, spoken) : said(parts, name, this.size);
    this.inRuling = Object.fromEntries(TEXTS.slice(0, 3).map((name) => [name, turned(this[name].start, this[name].ruling, this.size)]));
  }

  /** The senses of phrasings; those of languages that are mixed are terms. */
  readSenses(parts, terms) {
    const texts = parts.lines("senses"), begin = new Int32Array(this.size);
    const told = asked(parts, "sensed", this.size, [{end: texts.length, many: this.many, begin}]);
    this.senses = {texts, told, byRuling: turned(told.start, told.ruling, this.size)}, this.sensed = new Map();
    texts.forEach((text, at) => {
      for (let pair = told.start[at]; pair < told.start[at + 1]; pair++) {
        for (let one = told.from[pair]; one < told.from[pair + 1]; one++) {
          if (this.isMixed(told.ruling[pair], told.places[one])) return void this.sensed.set(terms.put(text), at);
        }
      }
    });
  }

  isMixed(n, place) {
    const {languages, mixed} = this.words, lang = languages.findLast((each) => place >= this.begin[each][n]);
    return mixed.includes(lang);
  }

  aboutThings(terms) {
    this.about = new Map();
    this.things.forEach((things, n) => things.forEach((concept) => {
      const term = terms.put(concept);
      if (!this.about.has(term)) this.about.set(term, []);
      this.about.get(term).push(n);
    }));
  }

  read(id) {
    return this.summed(this.hear(id));
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

  readTypical(n) {
    return this.walk(n, []);
  }

  readSaid(n) {
    const said = [];
    this.walk(n, said);
    return said;
  }

  /** Every term that has a place in a ruling is put into `said`; those of several places come out. */
  walk(n, said) {
    const {stamp, first, often, own} = this, found = [], walked = ++this.walks;
    const {runs: {from: termsFrom, termsOf}, inRuling, asked: {from, places}} = this;
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
      const term = this.terms.get(concept);
      said.push(term);
      if (often[term] !== walked) often[term] = walked, found.push(term);
    }
    return Int32Array.from(found);
  }

  weighable(n) {
    const many = this.many[n], size = this.figures.bearing.SIZE / 2, sums = new Int32Array(many * size);
    const sizes = new Uint8Array(many), mains = Array.from({length: many}, () => []), concepts = Array.from({length: many}, () => []);
    const once = (list, one) => list.includes(one) || list.push(one);
    const {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked, {runs} = this;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const run = thing[one], begin = runs.pointing(run), named = runs.named(run), little = runs.small[run] && !named.length;
      for (let place = from[pair[one]], end = from[pair[one] + 1]; place < end; place++) {
        const at = places[place];
        addAll(sums, at * size, runs.sums, begin, size);
        sizes[at] += runs.long[run];
        for (const concept of named) once(concepts[at], concept);
        if (!little) once(mains[at], runs.termsOf[runs.from[run]]);
      }
    }
    concepts.forEach((each, at) => each.forEach((concept) => addAll(sums, at * size, this.words.vector(concept), 0, size)));
    this.addSenses(n, sums);
    const masses = mains.map((each) => Math.max(1, Math.round(each.reduce((sum, term) => sum + this.weight(term), 0) * 100) / 100));
    return {n, masses, sizes, kept: this.kept(sums, many)};
  }

  /** Whether one of these phrasings of a ruling is what is asked, in any order. */
  asks(n, phrasings, {bag: words}) {
    if (!phrasings.some((place) => this.entry(n).sizes[place] === words.length)) return false;
    const bags = new Map(phrasings.map((place) => [place, []])), {start, thing, pair} = this.inRuling.asked, {from, places} = this.asked;
    for (let one = start[n]; one < start[n + 1]; one++) {
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) bags.get(places[place])?.push(...this.runs.saying(thing[one]));
    }
    const bag = words.join(" ");
    return [...bags.values()].some((each) => each.sort().join(" ") === bag);
  }

  addSenses(n, sums) {
    const size = this.figures.bearing.SIZE / 2, {byRuling: {start, thing, pair}, told: {from, places}, texts} = this.senses;
    for (let one = start[n]; one < start[n + 1]; one++) {
      const vector = this.words.vector(texts[thing[one]]);
      for (let place = from[pair[one]]; place < from[pair[one] + 1]; place++) addAll(sums, places[place] * size, vector, 0, size);
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

function addAll(sums, start, vector, from, size) {
  for (let at = 0; at < size; at++) sums[start + at] += vector[from + at];
}

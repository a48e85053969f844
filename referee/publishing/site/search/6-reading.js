/* A question as it is read: question.py, terms.py and translating.py. */

class Reader {
  constructor(shelf) {
    const {words} = shelf, isTerm = (text) => shelf.df[shelf.terms.get(text)] > 0;
    Object.assign(this, {shelf, words, isTerm, figures: words.figures, speller: new Speller(words, isTerm), made: new Map()});
  }

  read(typed, lang) {
    const {words, speller} = this, said = speller.respelt(words.asking(typed), lang), langs = words.readIn(lang);
    const small = new Set(said.filter((word) => words.small.has(words.own(word, langs[0]))));
    const spoken = words.spoken(said, langs), last = /[\p{L}\p{N}]$/u.test(typed) ? said.length - 1 : -1;
    const readings = said.map((word, place) => this.reading(word, spoken.has(word) || small.has(word), place === last, lang));
    const corrected = readings.flatMap((one, at) => (one.corrected ? [[said[at], one.guesses[0].word]] : []));
    const trust = this.figures.spelling.PART_TRUST;
    const parted = readings.flatMap((one) => (one.parts.length ? one.parts.map((word) => reading([{word, trust}])) : [one]));
    const telling = said.filter((word) => spoken.get(word) !== 0);
    const runs = this.runs(parted, langs), terms = this.terms(runs, small, langs);
    const sensed = senses(runs.map(([run]) => run), langs, words);
    const named = unique(runs.flatMap(([run]) => run.concepts)).filter(this.isTerm);
    const tells = (sense) => !sense.startsWith(this.figures.sense.IDLE);
    const bearing = this.bearing(telling, terms, [...named, ...sensed.filter(tells)], langs);
    const bag = parted.map((one) => one.guesses[0].word).sort();
    return {terms, corrected, bearing, astray: words.astray(bearing), bag, said, senses: sensed};
  }

  bearing(telling, terms, beside, langs) {
    const {words, speller} = this, once = (list) => list.map((word) => [word, 1]);
    const itself = words.taught.includes(langs[0]) ? words.pointing(once([...telling, ...beside])) : undefined;
    if (langs === words.mixed) return itself ?? new Float64Array(this.figures.bearing.SIZE);
    const own = words.spoken(telling, langs.slice(0, 1));
    const mixed = new Set([...words.spoken(telling).keys()].filter((word) => !own.has(word)));
    const meant = words.pointing([...this.translated(terms, mixed), ...once(beside)]);
    return itself ? unit(itself.map((value, at) => value + this.figures.question.TRANSLATED * meant[at])) : meant;
  }

  translated(terms, mixed) {
    return terms.filter((term) => term.needed).flatMap((term) => {
      const said = term.said.split(" ");
      if (said.every((word) => mixed.has(word))) return said.map((word) => [word, 1]);
      const concepts = term.anyOf.filter(([, well]) => well >= this.figures.terms.CONCEPT).map(([one]) => one);
      const named = concepts.find((one) => this.words.called.has(one));
      if (named) return split(this.words.called.get(named)).map((word) => [word, 1 / this.words.mixed.length]);
      const told = term.kin().map(([id, close]) => [this.shelf.terms.text(id), close]).filter(([text]) => /^[\p{L}\p{N}]+$/u.test(text));
      const best = told.slice(0, this.figures.translating.MOST), whole = best.reduce((sum, [, close]) => sum + close, 0);
      return best.map(([text, close]) => [text, close / whole]);
    });
  }

  reading(word, known, last, lang) {
    const {speller, words} = this, itself = [{word, trust: 1}], {SHORT, ENOUGH_TRUST} = this.figures.question;
    const completions = last && (!known || word.length <= SHORT) ? speller.completions(word, lang) : [];
    if (known || completions.length) return reading(itself, {completions});
    const form = speller.inflected(word, words.readIn(lang));
    if (form) return reading([form]);
    if (words.spellings(word, words.readIn(lang)).some((key) => words.parts.has(key))) return reading(itself, {known: false});
    const guesses = /\p{Nd}/u.test(word) ? [] : speller.corrections(word, lang);
    if (guesses.length && guesses[0].trust >= ENOUGH_TRUST) return this.corrected(word, guesses);
    const parts = speller.split(word, words.readIn(lang));
    if (parts.length) return reading(itself, {parts});
    return guesses.length ? this.corrected(word, guesses) : reading(itself, {known: false});
  }

  /** How a word is read that may be one of these: a short one that no mere slip makes of it is guessed at. */
  corrected(word, guesses) {
    return reading(guesses, {corrected: true, guessed: word.length <= this.figures.spelling.MOST_GUESSED && !isSlip(word, guesses[0].word)});
  }

  /** The words as runs, the longest names first, each with how its first word was read. */
  runs(readings, langs) {
    const said = readings.map((one) => one.guesses[0].word), found = [];
    for (let place = 0; place < said.length; ) {
      const run = this.words.longest(said.slice(place, place + this.figures.words.LONGEST_NAME), langs);
      found.push([run, readings[place]]);
      place += run.words.length;
    }
    return found;
  }

  terms(runs, small, langs) {
    const read = runs.filter(([run]) => run.concepts.length || run.words[0].length > 1);
    const terms = read.map(([run, how]) => this.term(run, how, small, langs));
    if (terms.some((term) => term.kind !== "small")) return terms;
    return read.map(([run, how]) => this.term(run, how, small, langs, "word"));
  }

  term(run, how, small, langs, kind) {
    const key = JSON.stringify([run.words, how, run.words.map((word) => small.has(word)), langs, kind]);
    if (!this.made.has(key)) this.made.set(key, this.termOf(run, how, small, langs, kind));
    return this.made.get(key);
  }

  termOf(run, how, small, langs, given) {
    const {shelf} = this, figures = this.figures.terms, anyOf = this.anyOf(run, how, small, langs);
    const own = run.concepts.length ? run.concepts : how.completions.length ? anyOf.map(([one]) => one) : this.words.stems(run.words[0], langs);
    const frequency = (text) => shelf.df[shelf.terms.get(text)] ?? 0;
    const often = (text) => (frequency(text) ? shelf.posting(shelf.terms.get(text)).often : 0);
    const kind = given ?? this.kind(run, how, small, anyOf.some(([one]) => this.isTerm(one)));
    const rare = Math.min(...own.map((text) => shelf.weight(shelf.terms.get(text))));
    const weight = rare * how.guesses[0].trust * this.counts(kind, run);
    const df = anyOf.reduce((sum, [one]) => sum + frequency(one), 0);
    const usual = anyOf.reduce((best, [one]) => (best === undefined || frequency(one) > frequency(best) ? one : best), undefined);
    const mean = Math.max(0, ...anyOf.map(([one, well]) => well * often(one))) / Math.max(1, shelf.size);
    const kin = () => (kind === "small" ? [] : shelf.kin(shelf.terms.get(usual)));
    return {said: run.words.join(" "), kind, anyOf, weight, df, kin, usual: mean || 1, needed: kind !== "small", guessed: how.guessed && kind !== "name"};
  }

  kind(run, how, small, heard) {
    if (run.concepts.length) return !heard ? "foreign" : run.concepts[0].startsWith("term_") ? "term" : "name";
    if (small.has(run.words[0]) && !how.completions.length) return "small";
    return how.known ? "word" : "unknown";
  }

  counts(kind, run) {
    const {COUNTS, NUMBER, SCRAP} = this.figures.terms, [word] = run.words;
    const scrap = kind === "unknown" && word.length <= SCRAP, number = (kind === "word" || kind === "unknown") && /^\p{Nd}+$/u.test(word);
    return scrap || number ? Math.min(COUNTS[kind], NUMBER) : COUNTS[kind];
  }

  /** The index terms that answer a run, each with how well, the best first. */
  anyOf(run, how, small, langs) {
    const best = new Map();
    for (const [term, well] of [...this.itself(run, small, langs), ...this.instead(run, how, langs)]) {
      best.set(term, Math.max(well, best.get(term) ?? 0));
      if (term.includes("_")) for (const lang of langs) best.set(this.words.own(term, lang), best.get(term));
    }
    return [...best].sort((a, b) => b[1] - a[1]);
  }

  *itself(run, small, langs) {
    const {words} = this, {CONCEPT, PART} = this.figures.terms, loose = run.concepts.some((one) => one.startsWith("term_"));
    for (const concept of run.concepts) yield [concept, loose ? CONCEPT : 1];
    if (run.words.length === 1) {
      if (loose || !run.concepts.length) for (const one of words.stems(run.words[0], langs)) yield [one, 1];
    } else if (loose) {
      for (const one of unique(langs.map((lang) => words.own(run.words.join(""), lang)))) yield [one, 1];
      for (const word of run.words.filter((each) => !small.has(each))) {
        for (const one of [...words.meantBy(word, langs), ...words.stems(word, langs)]) yield [one, PART];
      }
    }
  }

  *instead(run, how, langs) {
    if (run.words.length !== 1) return;
    const {words} = this, [first, ...others] = how.guesses;
    for (const {word, trust} of others) {
      for (const one of [...words.stems(word, langs), ...words.meantBy(word, langs)]) yield [one, trust / first.trust];
    }
    for (const {word, langs: spoken} of how.completions) {
      for (const one of [...words.stems(word, spoken), ...words.meantBy(word, langs)]) yield [one, this.figures.terms.COMPLETION];
    }
  }
}

const reading = (guesses, more = {}) => ({guesses, parts: [], completions: [], known: true, corrected: false, guessed: false, ...more});

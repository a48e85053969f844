/* Words that are not known as they stand, as spelling.py reads them: unfinished, misspelt, or two written as one. */

const editsAllowed = (word) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
const single = (word) => [...word].filter((letter, at) => letter !== word[at - 1]).join("");

/** Whether a slip makes this of a known word: a letter forgotten, or letters doubled, or two that changed places. */
const isSlip = (word, known) => word.length < known.length || single(word) === single(known) || [...word].sort().join() === [...known].sort().join();

/** How many edits make one word of another, a transposition being one; more than allowed come out as Infinity. */
function edits(one, other, allowed) {
  let before, last = [], row = Array.from({length: other.length + 1}, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    [before, last, row] = [last, row, [i]];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > allowed) return Infinity;
  }
  return row[other.length] <= allowed ? row[other.length] : Infinity;
}

const EQUALS = "=".charCodeAt(0);

/** Which letters a word has, a bit each. */
function lettersOf(word) {
  let found = 0;
  for (let at = 0; at < word.length; at++) found |= 1 << (word.charCodeAt(at) % 32);
  return found;
}

function bits(number) {
  number -= (number >>> 1) & 0x55555555;
  number = (number & 0x33333333) + ((number >>> 2) & 0x33333333);
  return (((number + (number >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

class Speller {
  constructor(words, isTerm) {
    Object.assign(this, {words, isTerm, figures: words.figures.spelling, lengths: new Map(), found: new Map()});
  }

  remembered(key, find) {
    if (!this.found.has(key)) this.found.set(key, find());
    return this.found.get(key);
  }

  respelt(said, lang) {
    const letters = this.words.figures.languages[lang]?.respelt ?? [];
    if (!letters.length) return said;
    const meant = said.map((word) => letters.reduce((one, _, at) => (at % 2 ? one : one.replaceAll(letters[at], letters[at + 1])), word));
    const known = this.words.spoken([...said, ...meant], this.words.readIn(lang));
    return said.map((word, at) => (known.has(meant[at]) && !known.has(word) ? meant[at] : word));
  }

  inflected(word, langs) {
    if (this.words.stems(word, langs).some(this.isTerm)) return {word, trust: 1};
    const bares = this.figures.DIMINUTIVES.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)).filter((one) => one.length > 2);
    const known = this.words.spoken(bares, langs), found = bares.find((one) => known.has(one));
    return found && {word: found, trust: this.figures.PART_TRUST};
  }

  completions(word, lang) {
    return this.remembered(`+${lang} ${word}`, () => {
      const {words, figures} = this, begun = word.length > 1 ? unique(words.readIn(lang).map((each) => words.own(word, each))) : [];
      const found = begun.flatMap((one) => {
        const rows = this.beginning(one).map((at) => ({at, away: !words.saidIn(at).includes(lang)}));
        rows.sort((a, b) => a.away - b.away || words.isName[b.at] - words.isName[a.at] || words.df[b.at] - words.df[a.at] || a.at - b.at);
        return rows.slice(0, figures.MOST_COMPLETIONS);
      });
      return found.slice(0, figures.MOST_COMPLETIONS).map(({at}) => ({word: bare(words.list.at(at)), langs: split(words.saidIn(at))}));
    });
  }

  /** The places of the words that begin so, but go on. */
  beginning(start) {
    const {list} = this.words, found = [], cut = start.indexOf("=");
    for (let place = list.first(start, 1); place < list.length; place++) {
      const word = list.at(place);
      if (!word.startsWith(start)) break;
      if (word.indexOf("=") === cut) found.push(place);
    }
    return found;
  }

  corrections(word, lang) {
    return this.remembered(`~${lang} ${word}`, () => {
      const priced = this.priced(word, lang, editsAllowed(word));
      const likely = priced.filter(({price}) => price < priced[0].price + this.figures.NEAR_AS_GOOD);
      return likely.slice(0, this.figures.MOST_CORRECTIONS).map(({price, known}) => ({word: known, trust: 1 - price / 8}));
    });
  }

  priced(word, lang, allowed) {
    const {words} = this, near = [];
    if (!allowed) return near;
    const mask = lettersOf(word);
    for (const store of unique(words.readIn(lang).map((each) => words.own("", each)))) {
      for (let length = word.length - allowed; length <= word.length + allowed; length++) {
        const within = [];
        for (const at of this.ofLength(length, store)) {
          if (bits(this.letters[at] ^ mask) > 2 * allowed) continue;
          const known = bare(words.list.at(at)), far = edits(word, known, allowed);
          if (far <= allowed) within.push({at, known, far});
        }
        within.sort((a, b) => a.far - b.far || a.at - b.at);
        for (const {at, known, far} of within.slice(0, 8)) near.push({known, price: this.price(word, at, known, far, lang)});
      }
    }
    return near.sort((a, b) => a.price - b.price || (a.known < b.known ? -1 : 1));
  }

  price(word, at, known, far, lang) {
    const {words, figures} = this;
    let odd = figures.OTHER_BEGINNING * (known[0] !== word[0]) + figures.NO_NAME * !words.isName[at];
    odd += figures.OTHER_LANGUAGE * !split(words.saidIn(at)).includes(lang) + 0.3 / (1 + words.df[at]);
    return far + odd - figures.SAME_BUT_DOUBLED * (single(word) === single(known));
  }

  /** The places of the words of a store that have so many letters. */
  ofLength(length, store) {
    if (!this.letters) this.sort();
    return this.lengths.get(store)?.[length] ?? [];
  }

  /** Sorts the words by store and length, and notes their letters. */
  sort() {
    const {letters, starts, length} = this.words.list;
    this.letters = new Int32Array(length);
    for (let place = 0; place < length; place++) {
      let mask = 0, begin = starts[place];
      for (let at = begin; at < starts[place + 1]; at++) {
        if (letters[at] === EQUALS) begin = at + 1, mask = 0;
        else mask |= 1 << (letters[at] & 31);
      }
      this.letters[place] = mask;
      const store = begin > starts[place] ? String.fromCharCode(...letters.subarray(starts[place], begin)) : "";
      if (!this.lengths.has(store)) this.lengths.set(store, []);
      (this.lengths.get(store)[starts[place + 1] - begin] ??= []).push(place);
    }
  }

  split(word, langs) {
    return this.remembered(`|${langs} ${word}`, () => {
      const cuts = [], linked = [];
      for (let cut = 3; cut < word.length - 2; cut++) cuts.push([word.slice(0, cut), word.slice(cut)]);
      for (const link of this.figures.LINKS) {
        for (const [one, two] of cuts) {
          if (one.endsWith(link) && one.length - link.length > 2) linked.push([one.slice(0, -link.length), two]);
        }
      }
      const pairs = [...cuts, ...linked], known = this.words.spoken(pairs.flat(), langs);
      return pairs.find((pair) => pair.every((part) => known.has(part))) ?? [];
    });
  }
}

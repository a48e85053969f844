/* Folded words, stems, names and where words point: what words.py, texts.py and bearing.py do, of an index as
   referee/library/portable writes it. */

const encoder = new TextEncoder();
const MARKS = /\p{M}/gu, WORD = /[\p{L}\p{N}]+/gu;

/** The text without case and accents. */
function plain(text) {
  const simple = text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss").replace(/ς/g, "σ").replace(/ſ/g, "s");
  return simple.normalize("NFKD").replace(MARKS, "");
}

const wordsOf = (text) => plain(text).match(WORD) ?? [];
const unique = (list) => [...new Set(list)];
const bare = (word) => word.slice(word.lastIndexOf("=") + 1);

const CRC = new Uint32Array(256).map((_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

const SIMPLE = /^[\x00-\x7f]*$/, AFTER_SIGN = CRC[(~0 ^ "~".charCodeAt(0)) & 255] ^ (~0 >>> 8);

function crc32(text) {
  let sum = ~0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return crcOf(encoder.encode(text));
    sum = CRC[(sum ^ code) & 255] ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}

/** The sum of a sign and part of a text, each letter of which is one byte. */
function crcOfPart(text, start, end) {
  let sum = AFTER_SIGN;
  for (let at = start; at < end; at++) sum = CRC[(sum ^ text.charCodeAt(at)) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

function crcOf(bytes) {
  let sum = ~0;
  for (const byte of bytes) sum = CRC[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** The words of one index, and how they are read. */
class Words {
  constructor(parts) {
    const figures = parts.measures, {words} = figures;
    Object.assign(this, {figures, mixed: words.MIXED, taught: words.TAUGHT, languages: Object.keys(figures.languages)});
    this.stemmers = {}, this.stemmed = {};
    for (const lang of this.languages) {
      this.stemmers[lang] = stemmerOf(figures.languages[lang].stemmer);
      this.stemmed[lang] = new Map();
    }
    this.list = parts.words;
    this.isName = parts.named, this.lists = parts.lists, this.concepts = parts.concepts, this.df = parts.df;
    this.langs = parts.langs, this.spokenIn = parts.spoken;
    this.names = parts.names, this.meant = parts.meant, this.parts = parts.parts, this.small = parts.small, this.called = parts.called;
    this.rows = parts.rows, this.vectors = new Map();
    this.nothing = parts.nothing;
  }

  /** The place of a word in the vocabulary, which is in order; -1 if it is none. */
  at(word) {
    return this.list.place(word);
  }

  /** The languages in which the word at this place is said, with spaces between. */
  saidIn(at) {
    return this.langs[this.spokenIn[at]];
  }

  asking(text) {
    const {MOST_WORDS, LONGEST_WORD} = this.figures.words;
    const cut = [...text].slice(0, MOST_WORDS * LONGEST_WORD).join("");
    return wordsOf(cut).map((word) => word.slice(0, LONGEST_WORD)).slice(0, MOST_WORDS);
  }

  own(word, lang) {
    return this.mixed.includes(lang) ? word : `${lang}=${word}`;
  }

  readIn(lang) {
    const mixed = this.mixed.includes(lang) || !this.languages.includes(lang);
    return mixed ? this.mixed : [lang, ...this.mixed];
  }

  bareStem(word, lang) {
    const known = this.stemmed[lang];
    if (!known.has(word)) known.set(word, this.stemmers[lang] ? this.stemmers[lang].stemWord(word) : word);
    return known.get(word);
  }

  stems(word, langs = this.mixed) {
    const read = this.languages.filter((lang) => langs.includes(lang));
    return unique(read.map((lang) => this.own(this.bareStem(word, lang), lang)));
  }

  spellings(word, langs) {
    return [...langs.filter((lang) => !this.mixed.includes(lang)).map((lang) => this.own(word, lang)), word];
  }

  nameKeys(run, langs) {
    const keys = this.spellings(run.join(""), langs);
    if (run.length === 1 && run[0].length > 3) keys.push(...langs.map((lang) => `${lang}:${this.bareStem(run[0], lang)}`));
    return keys;
  }

  /** The longest name with which the words begin, or the first word alone. */
  longest(said, langs) {
    for (let count = said.length; count; count--) {
      for (const key of this.nameKeys(said.slice(0, count), langs)) {
        const concepts = this.named(key);
        if (concepts) return {words: said.slice(0, count), concepts};
      }
    }
    return {words: said.slice(0, 1), concepts: []};
  }

  /** The concepts that this is a name of; undefined if it is none. */
  named(key) {
    const name = this.nameOf(key);
    return name < 0 ? undefined : this.lists[name];
  }

  /** The number of the list of concepts that this is a name of; -1 if it is none. */
  nameOf(key) {
    const at = key.includes(":") ? -1 : this.at(key);
    if (at >= 0 && this.concepts[at]) return this.concepts[at] - 1;
    const name = this.names.place(key);
    return name < 0 ? -1 : this.meant[name];
  }

  meantBy(word, langs) {
    for (const key of this.spellings(word, langs)) {
      const concepts = this.named(key);
      if (concepts) return concepts;
    }
    return [];
  }

  /** Which of these are words of the vocabulary, each with the rulings that say it. */
  spoken(said, langs = this.mixed) {
    const found = new Map();
    for (const lang of langs) for (const word of said) {
      const at = this.at(this.own(word, lang));
      if (at >= 0) found.set(word, Math.max(this.df[at], found.get(word) ?? 0));
    }
    return found;
  }

  /** The sum of the rows of a word, a name or a sense, two numbers in one: paired. */
  vector(word) {
    let vector = this.vectors.get(word);
    if (!vector) {
      vector = new Int32Array(this.figures.bearing.SIZE / 2);
      this.addWord(word, vector, 0);
      this.vectors.set(word, vector);
    }
    return vector;
  }

  /** Adds the rows of a word to sums that begin at `start`. */
  addWord(word, sums, start) {
    const {WHOLE, PART, SENSED, RUNS} = this.figures.bearing;
    if (word.includes("_")) return this.addRow(crc32(word), SENSED, sums, start);
    this.addRow(crc32(word), WHOLE, sums, start);
    const edged = `<${word}>`, simple = SIMPLE.test(word);
    for (const length of RUNS) {
      for (let from = 0, end = length; end <= edged.length; from++, end++) {
        this.addRow(simple ? crcOfPart(edged, from, end) : crc32(`~${edged.slice(from, end)}`), PART, sums, start);
      }
    }
  }

  addRow(sum, times, sums, start) {
    const {ROWS, SIZE} = this.figures.bearing, {rows} = this.rows;
    for (let row = this.rows.at(sum % ROWS), end = row + SIZE / 2, at = start; row < end; row++, at++) sums[at] += times * rows[row];
  }

  /** Where words point that count so much each: a direction of length 1, or 0 for none. */
  pointing(said) {
    const sum = new Float64Array(this.figures.bearing.SIZE);
    for (const [word, count] of said) {
      const vector = this.vector(word);
      for (let at = 0; at < sum.length; at += 2) {
        const both = vector[at >> 1];
        sum[at] += count * lower(both), sum[at + 1] += count * upper(both);
      }
    }
    return unit(sum);
  }

  astray(bearing) {
    return this.nothing.reduce((sum, value, at) => sum + value * (bearing[at] ?? 0), 0);
  }
}

/* Two numbers in one, so that both are added at once: as long as each keeps within 16 bits, which sums of words do, the
   lower half of a sum is the sum of the lower halves, and what is left is that of the upper ones. */
const paired = (first, second) => first + second * 65536, lower = (both) => (both << 16) >> 16, upper = (both) => (both - lower(both)) >> 16;

const split = (text) => (text ? text.split(" ") : []);

function unit(vector) {
  let square = 0;
  for (const value of vector) square += value * value;
  const far = Math.sqrt(square) || 1;
  return vector.map((value) => value / far);
}

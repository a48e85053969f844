/* The runs of words that rulings say, language by language: what each is found by, what it names, and where it points. */

const NONE = [];

class Runs {
  constructor(words, parts, lists, terms) {
    const {languages} = words, named = parts.numbers("runs.named"), size = named.length;
    Object.assign(this, {words, lists, terms, size, told: named, lines: [], begun: [], next: 0});
    this.word = new Int32Array(size), this.concepts = new Int32Array(size), this.long = new Uint8Array(size), this.small = new Uint8Array(size);
    const tokens = parts.numbers("words.tokens"), small = new Uint8Array(words.list.length);
    for (const word of words.small) small[words.at(word)] = 1;
    for (const lang of languages) this.read(lang, parts.lines(`runs.${lang}`), tokens, small);
    this.begun.push(size);
    this.readTerms(parts);
    this.sums = new Int32Array(((words.list.length + this.lines.length) * words.figures.bearing.SIZE) / 2);
    this.summed = new Uint8Array(words.list.length + this.lines.length);
  }

  /** The runs of a language: those that are words of the vocabulary, then those that its lines tell. */
  read(lang, lines, tokens, small) {
    const {words, word, concepts, told} = this, {starts} = words.list, bit = 1 << words.languages.indexOf(lang), cut = words.own("", lang).length;
    this.begun.push(this.next);
    let {next} = this;
    for (let at = 0; at < tokens.length; at++) {
      if (!(tokens[at] & bit)) continue;
      word[next] = at, concepts[next] = (told[next] || words.concepts[at] || 1) - 1;
      this.long[next] = 1, this.small[next++] = small[at] || starts[at + 1] - starts[at] - cut < 2 ? 1 : 0;
    }
    this.next = next;
    for (const line of lines) this.readLine(line, lang);
  }

  readLine(line, lang) {
    const {words, told} = this, each = split(line), [first] = each, run = this.next++;
    this.word[run] = ~(this.lines.push(each) - 1), this.long[run] = each.length;
    this.concepts[run] = told[run] ? told[run] - 1 : Math.max(0, words.nameOf(words.own(each.join(""), lang)));
    this.small[run] = first.length < 2 || words.small.has(words.own(first, lang)) ? 1 : 0;
  }

  /** The words of a run. */
  saying(run) {
    const word = this.word[run];
    return word < 0 ? this.lines[~word] : [bare(this.words.list.at(word))];
  }

  /** The concepts that it names. */
  named(run) {
    return this.lists[this.concepts[run]] ?? NONE;
  }

  /** Of each run the terms that it is found by, the first of which it is. */
  readTerms(parts) {
    const endings = parts.lines("endings").map((line) => line.split(" ")), leftOut = Int32Array.from(endings, ([count]) => Number(count));
    const told = {lists: parts.numbers("runs.concepts"), stems: parts.numbers("runs.stems"), leftOut, endings: endings.map(([, ending]) => ending)};
    this.found = [], this.from = new Int32Array(this.size + 1), this.stem = 0, this.naming = [], this.owned = [];
    this.words.languages.forEach((lang, at) => {
      const own = this.words.own("", lang), first = this.terms.length;
      this.readTermsIn(own, this.begun[at], this.begun[at + 1], told);
      if (own) this.owned.push([first, this.terms.length]);
    });
    this.termsOf = Int32Array.from(this.found);
  }

  readTermsIn(own, begin, end, {lists, stems, leftOut, endings}) {
    const {terms, word, found, from, words} = this, {letters, starts} = words.list, known = [];
    for (let run = begin; run < end; run++) {
      const list = lists[run] ? lists[run] - 1 : this.concepts[run], at = word[run], first = found.length;
      if (list) found.push(...(known[list] ??= this.conceptTerms(own, list)));
      if (at >= 0) {
        const stem = stems[this.stem++];
        this.once(first, terms.putPart(letters, starts[at], starts[at + 1] - leftOut[stem], endings[stem]));
      } else {
        const each = this.lines[~at];
        for (const one of each) {
          const stem = stems[this.stem++];
          this.once(first, terms.put(own + one.slice(0, one.length - leftOut[stem]) + endings[stem]));
        }
        if (each.length > 1) this.once(first, terms.put(own + each.join("")));
      }
      from[run + 1] = found.length;
    }
  }

  /** The terms of concepts, which are all that may be of a group. */
  conceptTerms(own, list) {
    const found = unique(this.lists[list].map((concept) => this.terms.put(own + concept)));
    if (!own) this.naming.push(...found);
    return found;
  }

  once(first, term) {
    const {found} = this;
    for (let one = first; one < found.length; one++) if (found[one] === term) return;
    found.push(term);
  }

  /** Where in `sums` the numbers of a run begin, two in one: the rows of all its words. */
  pointing(run) {
    const {words, sums} = this, word = this.word[run], place = word < 0 ? words.list.length + ~word : word;
    const start = (place * words.figures.bearing.SIZE) / 2;
    if (!this.summed[place]) {
      this.summed[place] = 1;
      for (const each of this.saying(run)) words.addWord(each, sums, start);
    }
    return start;
  }
}

/* Which ruling answers a question best, and how sure that is: finding.py, signs.py, contrast.py, boxes.py, ranking.py, sureness.py. */

/** How much of a question a phrasing says at least that may be the same word for word. */
const ALL_BUT = 0.8;

class Ranker {
  constructor(shelf) {
    this.shelf = shelf, this.figures = shelf.figures;
    const {K1, B} = this.figures.finding;
    this.norms = Float64Array.from(shelf.lengths, (length) => K1 * (1 - B + (B * length) / (shelf.mean || 1)));
    this.groups();
  }

  posting(text) {
    const id = this.shelf.terms.get(text);
    return id === undefined ? undefined : this.shelf.posting(id);
  }

  /** The numbers of the rulings to weigh, each with its BM25 beside the best. */
  find(needed) {
    const {MOST_CANDIDATES, MOST_CERTAIN} = this.figures.finding, named = needed.filter((term) => term.kind === "name"), found = new Map();
    const tiers = [];
    if (needed.length > 1) tiers.push([needed, true, MOST_CERTAIN]);
    if (named.length && named.length < needed.length) tiers.push([named, true, MOST_CERTAIN]);
    if (needed.length) tiers.push([this.rarest(needed), false, MOST_CANDIDATES]);
    for (const [terms, every, most] of tiers) {
      for (const [n, bm25] of this.tier(terms, every, most)) found.set(n, Math.max(bm25, found.get(n) ?? 0));
    }
    const best = Math.max(0, ...found.values()) || 1;
    for (const [n, bm25] of found) found.set(n, bm25 / best);
    return found;
  }

  rarest(terms) {
    const rising = terms.map((_, place) => place).sort((a, b) => terms[a].df - terms[b].df || a - b);
    let read = 0, many = 0;
    for (const place of rising) if ((read += terms[place].df) <= this.figures.finding.MOST_READ) many++; else break;
    return rising.slice(0, Math.max(1, many)).sort((a, b) => a - b).map((place) => terms[place]);
  }

  tier(terms, every, most) {
    let scores;
    for (const term of terms) {
      const more = this.saying(term);
      if (!scores) scores = new Map(more);
      else if (every) scores = new Map([...scores].filter(([n]) => more.has(n)).map(([n, score]) => [n, score + more.get(n)]));
      else for (const [n, bm25] of more) scores.set(n, (scores.get(n) ?? 0) + bm25);
    }
    const whole = terms.reduce((sum, term) => sum + term.df, 0);
    if (whole > this.figures.finding.MOST_READ) return [...scores.keys()].sort((a, b) => a - b).slice(0, most).map((n) => [n, 0]);
    return highest(scores, most).map((n) => [n, scores.get(n)]);
  }

  saying(term) {
    if (term.saying) return term.saying;
    const {K1, LEAST} = this.figures.finding, scores = new Map();
    for (const [text] of term.anyOf) {
      const posting = this.posting(text);
      if (!posting) continue;
      const {rulings, much} = posting, count = rulings.length;
      const rare = Math.max(LEAST, Math.log((this.norms.length - count + 0.5) / (count + 0.5)));
      rulings.forEach((n, at) => scores.set(n, (scores.get(n) ?? 0) + rare * ((much[at] * (K1 + 1)) / (much[at] + this.norms[n]))));
    }
    return (term.saying = scores);
  }

  /** How near each ruling points, by the dimensions that tell most. */
  nearness(bearing) {
    const {SIZE, LEADING} = this.figures.bearing;
    return Float64Array.from(this.norms, (_, n) => this.near(bearing, this.shelf.bearings, n * SIZE, LEADING));
  }

  near(bearing, kept, start, size) {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += bearing[at] * kept[start + at];
    return Math.max(0, sum / this.figures.bearing.FINE);
  }

  rank(question) {
    const {MOST_WEIGHED, MOST_APART, RANKED_HIGH} = this.figures.ranking, needed = question.terms.filter((term) => term.needed);
    const near = this.nearness(question.bearing), bm25 = this.find(needed);
    const nearest = needed.length ? highest(new Map(near.entries()), MOST_WEIGHED) : [];
    const promises = new Map([...bm25.keys(), ...nearest].map((n) => [n, near[n] + RANKED_HIGH * (bm25.get(n) ?? 0)]));
    const contrasted = this.contrasted(question), unnamed = this.unnamed(question), of = (apart) => new Map([...promises].filter(([n]) => unnamed.has(this.shelf.boxOf[n]) === apart));
    const likeliest = new Set([...highest(of(false), MOST_WEIGHED), ...highest(of(true), MOST_APART), ...highest(bm25, 1)]);
    const every = [...likeliest].map((n) => this.weighed(question, this.shelf.entry(n), bm25.get(n) ?? 0, contrasted, unnamed));
    return every.filter((one) => one.signs.covered).sort((a, b) => b.score - a.score || a.n - b.n);
  }

  /** The boxes of which a question names nothing; 0 is none. */
  unnamed({terms}) {
    const {CONCEPT} = this.figures.terms, asked = terms.flatMap((term) => term.anyOf.filter(([, well]) => well >= CONCEPT).map(([one]) => one));
    return new Set(this.shelf.boxes.flatMap((names, at) => (asked.some((one) => names.has(one)) ? [] : [at + 1])));
  }

  weighed(question, entry, bm25, contrasted, apart) {
    const {n} = entry, {shelf, figures} = this, {SHARES} = figures.weights, heard = this.heard(question.terms, entry);
    const {signs, likest, unheard, same} = this.signs(question, entry, heard);
    const alike = !shelf.superseded[n] && same.length > 0 && shelf.asks(n, same, question);
    signs.bm25 = bm25;
    signs.against = alike ? 0 : Math.max(0, ...contrasted.map((each) => this.against(each, n)));
    signs.opposed = alike ? 0 : Math.max(0, ...contrasted.map((each) => this.opposed(each, n, likest)));
    const turned = !alike && contrasted.some((each) => isOfTwo(each) && this.opposed(each, n, likest) === 1);
    signs.unbound = !alike && apart.has(shelf.boxOf[n]) ? 1 : 0;
    let score = 0;
    for (const sign in signs) score += SHARES[sign] * signs[sign];
    if (shelf.superseded[n]) score += figures.filters.SUPERSEDED;
    if (alike) score += figures.ranking.LIFT;
    const unnamed = this.twoThings(question.terms).some((pair) => !pair.anyOf.some(([one]) => manyIn(this.posting(one)?.masks.get(n) ?? [])));
    const idle = !alike && question.senses.some((one) => one.startsWith(figures.sense.IDLE) && !manyIn(this.posting(one)?.masks.get(n) ?? []));
    return {n, score, signs, unheard, unnamed, alike, turned, idle};
  }

  twoThings(terms) {
    const found = terms.filter((term) => term.kind === "name" && this.figures.ranking.THINGS.some((start) => term.anyOf[0][0].startsWith(start)));
    return found.length > 1 ? found : [];
  }

  /** How much of the terms a ruling says, by weight, in each field and phrasing. */
  heard(terms, entry) {
    const {shelf, figures} = this, {EXPECTED} = figures.signs;
    const heard = {fields: new Float64Array(FIELDS + entry.masses.length), anywhere: 0, asked: 0, named: 0, often: 0, kin: 0, unheard: 0, likely: 0};
    const phrasings = Math.max(1, shelf.manyMixed[entry.n]);
    for (const term of terms) {
      const done = new Uint32Array(shelf.width);
      let most = 0, asks = 0, count = 0, said = 0, about = false;
      for (const [text, well] of term.anyOf) {
        const mask = this.posting(text)?.masks.get(entry.n);
        if (!mask || !manyIn(mask)) continue;
        said = Math.max(said, well * times(mask, figures.postings));
        most ||= term.weight * well;
        if (mask[0] & ABOUT) about = true;
        for (let word = 0; word < mask.length; word++) {
          let fresh = mask[word] & ~done[word];
          done[word] |= mask[word];
          while (fresh) {
            const bit = 31 - Math.clz32(fresh & -fresh), at = (word << 5) + bit;
            heard.fields[at] += term.weight * well;
            if (at >= FIELDS) asks ||= term.weight * well, count++;
            fresh &= fresh - 1;
          }
        }
      }
      heard.anywhere += most;
      if (said) heard.likely += Math.log(1 + said / (EXPECTED * term.usual));
      if (!most) {
        heard.unheard = Math.max(heard.unheard, term.weight);
        const places = shelf.saidIn(entry.n), akin = term.kin().find(([other]) => places.has(other));
        heard.kin += term.weight * (akin ? akin[1] : 0);
      }
      heard.asked += asks;
      heard.often += count ? asks * Math.min(1, Math.sqrt(count / (0.4 * phrasings))) : 0;
      if (term.kind === "name" && (asks || about)) heard.named += term.weight;
    }
    return heard;
  }

  signs({terms, bearing}, entry, heard) {
    const {LIKEST, HEAVY, SURPRISE} = this.figures.signs, {SIZE} = this.figures.bearing;
    const whole = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
    const names = terms.reduce((sum, term) => sum + (term.kind === "name" ? term.weight : 0), 0);
    const phrased = Array.from(heard.fields.subarray(FIELDS));
    const alike = phrased.map((said, at) => (said ? (2 * said) / (whole + Math.max(said, entry.masses[at])) : 0));
    const order = alike.map((_, at) => at).sort((a, b) => alike[b] - alike[a] || a - b), best = order.map((at) => alike[at]);
    const sum = (many) => best.slice(0, many).reduce((all, one) => all + one, 0);
    let nearest = 0;
    for (let place = 0; place < entry.masses.length; place++) nearest = Math.max(nearest, this.near(bearing, entry.kept, place * SIZE, SIZE));
    const signs = {
      phrasing: best[0] ?? 0, verbatim: (best[0] ?? 0) ** 4, phrasings: sum(3) / 3, many: sum(8) / 8,
      phrased: Math.max(0, ...phrased) / whole, asked: heard.asked / whole, often: heard.often / whole,
      likely: heard.likely / (SURPRISE * Math.max(1, terms.length)),
      near: this.near(bearing, this.shelf.bearings, entry.n * SIZE, SIZE), nearest,
      covered: heard.anywhere / whole, kin: heard.kin / whole, named: names ? heard.named / names : 1, subject: heard.fields[1] / whole,
    };
    const same = order.filter((at) => phrased[at] > ALL_BUT * whole);
    return {signs, likest: order.slice(0, LIKEST), unheard: Math.min(1, heard.unheard / HEAVY), same};
  }

  /** The terms that exclude each other, by groups: concepts and senses, of which many are persons. */
  groups() {
    const {sense, contrast} = this.figures, {concepts, df, terms} = this.shelf;
    const members = new Map(Object.entries(contrast.GROUPS).map(([name, group]) => [name, [...group]]));
    for (const id of concepts) {
      const text = terms.text(id), exclusive = text.startsWith(SIGN) || isPerson(text, this.figures);
      if (!df[id] || !exclusive || sense.LOOSE.some((start) => text.startsWith(start))) continue;
      const group = this.groupOf(text);
      if (!members.has(group)) members.set(group, []);
      members.get(group).push(text);
    }
    this.members = members, this.groupsOf = new Map();
    for (const [group, texts] of members) for (const text of texts) this.groupsOf.set(text, group);
  }

  groupOf(term) {
    if (term.startsWith("character_")) return "character";
    if (isPerson(term, this.figures)) return "role";
    return term.includes(ORDER) ? term.slice(0, term.lastIndexOf("_")) : term.split("_")[0];
  }

  /** What is asked of each group of which nothing else can hold as well. */
  contrasted({terms, senses: sensed}) {
    const {CONCEPT} = this.figures.terms, found = new Map();
    const named = terms.flatMap((term) => term.anyOf.filter(([, well]) => well >= CONCEPT).map(([one]) => one));
    for (const term of [...sensed, ...named]) {
      const group = this.groupsOf.get(term);
      if (group !== undefined) found.set(group, (found.get(group) ?? new Set()).add(term));
    }
    return [...found].map(([group, said]) => ({group, said}));
  }

  /** The phrasings of a ruling that say a term, a bit each, as they stand behind its fields. */
  phrasesOf(text, n) {
    const mask = this.posting(text)?.masks.get(n) ?? new Uint32Array(this.shelf.width), phrases = mask.slice();
    phrases[0] &= ~7;
    return phrases;
  }

  against({group, said}, n) {
    const {GIVES_WAY, COVERS} = this.figures.contrast, any = new Uint32Array(this.shelf.width), many = new Map();
    for (const term of this.members.get(group)) {
      const phrases = this.phrasesOf(term, n);
      phrases.forEach((word, at) => (any[at] |= word));
      many.set(term, manyIn(phrases));
    }
    const all = manyIn(any) || 1;
    let rival = 0, least = Infinity;
    for (const [term, count] of many) {
      if (said.has(term)) least = Math.min(least, count / all);
      else rival = Math.max(rival, count / all);
    }
    return Math.max(0, rival - GIVES_WAY * least) * Math.min(1, all / Math.max(1, this.shelf.manyMixed[n]) / COVERS);
  }

  opposed({group, said}, n, likest) {
    const has = (phrases, place) => (phrases[(place + FIELDS) >> 5] >>> ((place + FIELDS) & 31)) & 1;
    const any = (terms) => {
      const found = new Uint32Array(this.shelf.width);
      for (const term of terms) this.phrasesOf(term, n).forEach((word, at) => (found[at] |= word));
      return found;
    };
    const ours = any(said), rivals = any(this.members.get(group));
    return likest.filter((place) => has(rivals, place) && !has(ours, place)).length / (likest.length || 1);
  }

  /** The confidence in each candidate, best first. */
  confidences(question, ranked) {
    if (!ranked.length) return [];
    const {FALL, DOUBTED, UNHEARD_OF, TELLS, AS_ASKED} = this.figures.sureness, [first] = ranked, {terms} = question;
    let sure = first.alike ? AS_ASKED : 1 / (1 + Math.exp(-this.trust(question, ranked)));
    const foreign = terms.some((term) => term.kind === "foreign");
    const unheardOf = terms.some((term) => term.guessed || (term.kind === "unknown" && term.weight >= TELLS));
    sure *= foreign || first.turned || first.idle || this.fitsWorse(ranked) ? DOUBTED : Math.min(unheardOf ? UNHEARD_OF : 1, this.otherwise(ranked));
    return ranked.map((one) => sure * Math.exp(FALL * (one.score - first.score)));
  }

  /** Whether the first leaves out something named or is of a box nobody named, and one nearly as good does not. */
  fitsWorse([first, ...others]) {
    const {BESIDE, NEAR} = this.figures.sureness, beside = (within) => others.filter((one) => one.score > first.score - within);
    if (first.signs.unbound && beside(NEAR).some((one) => !one.signs.unbound)) return true;
    return beside(BESIDE).some((one) => first.unnamed && !one.unnamed);
  }

  /** What remains of the confidence in the first where it says otherwise, and one nearly as good does so much less. */
  otherwise([first, ...others]) {
    const {OTHERWISE, BESIDE} = this.figures.sureness, beside = others.filter((one) => one.score > first.score - BESIDE);
    const doubts = Object.entries(OTHERWISE).filter(([sign, [most, less]]) =>
      first.signs[sign] >= most && beside.some((one) => one.signs[sign] <= first.signs[sign] - less));
    return Math.min(1, ...doubts.map(([, [, , remains]]) => remains));
  }

  trust(question, ranked) {
    const {START, CONFIDENCE} = this.figures.weights, {ODDS} = this.figures.sureness, [first] = ranked, {terms} = question;
    const whole = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
    const unknown = terms.reduce((sum, term) => sum + (term.kind === "unknown" ? term.weight : 0), 0) / whole;
    const signs = {
      ...first.signs, score: first.score, odds: 1 / ranked.reduce((sum, one) => sum + Math.exp(ODDS * (one.score - first.score)), 0),
      unheard: first.unheard, astray: this.shelf.sourced[first.n] ? question.astray : 0, unknown,
      any_unknown: unknown > 0 ? 1 : 0, size: Math.min(1, terms.filter((term) => term.needed).length / 6),
    };
    return Object.entries(CONFIDENCE).reduce((sum, [sign, much]) => sum + much * signs[sign], START);
  }
}

/** Whether it is asked which of two persons does it to the other. */
function isOfTwo({said}) {
  return [...said].some((one) => one.endsWith("_straight") || one.endsWith("_turned"));
}

/** The keys with the highest values, the highest first. */
function highest(scores, most) {
  return [...scores].sort((a, b) => b[1] - a[1]).slice(0, most).map(([key]) => key);
}

/** The search: what `Index.ask` answers, of the same index. */
class Search {
  constructor(shelf) {
    this.shelf = shelf, this.reader = new Reader(shelf), this.ranker = new Ranker(shelf);
  }

  /** Of an index as it is sent. */
  static async open(bytes) {
    const parts = await partsOf(bytes), lists = parts.lines("lists").map(split);
    return new Search(new SentShelf(vocabulary(parts, lists), parts, lists));
  }

  /** Of one that is laid out. */
  static laid(bytes) {
    const parts = new LaidParts(bytes);
    return new Search(new LaidShelf(vocabulary(parts, parts.lines("lists").map(split)), parts));
  }

  ask(words, lang, limit = 5) {
    const question = this.reader.read(words, lang), ranked = this.ranker.rank(question), {SURE, NOISE} = this.shelf.figures.weights;
    const sure = this.ranker.confidences(question, ranked);
    const heard = ranked.map((one, at) => ({id: this.shelf.ids[one.n], score: one.score, confidence: sure[at]})).filter(({confidence}) => confidence >= NOISE);
    const unknown = question.terms.filter((term) => term.kind === "unknown" && !/^\p{Nd}+$/u.test(term.said)).map((term) => term.said);
    const hits = heard.slice(0, limit);
    return {hits, sure: hits.length > 0 && hits[0].confidence >= SURE, corrected: question.corrected, unknown};
  }

  /** Have the rulings at hand, one by one, where somebody is about to type; tells whether there is more to do. */
  readAhead(next) {
    if (next < this.shelf.size) this.shelf.entry(next), this.shelf.typicalOf(next);
    return next + 1 < this.shelf.size;
  }
}

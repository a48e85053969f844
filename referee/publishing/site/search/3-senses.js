/* Who does it and to whom, and in which state, as sense.py hears it. */

const SIGN = "~", ORDER = "+", GRAMMAR = ["by", "done", "anyone", "other"];

/** All senses of a question in these languages that is cut into runs. */
function senses(runs, langs, words) {
  const {figures} = words, said = runs.flatMap((run) => run.words), parts = partsIn(said, langs, words);
  const played = new Set(partsPlayed(said, parts, figures)), found = new Set();
  for (const part of played) if (!GRAMMAR.includes(part)) found.add(SIGN + part);
  for (const word of said) if (/^\p{Nd}+$/u.test(word)) found.add(`${SIGN}number_${BigInt(word)}`);
  for (const role of roles(runs, parts, played.has("done"), figures)) found.add(role);
  for (const state of states(runs, parts, figures)) found.add(state);
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

function partsIn(said, langs, words) {
  const found = new Map();
  for (let place = 0; place < said.length; place++) {
    for (let end = place + 1; end <= place + words.figures.words.LONGEST_NAME; end++) {
      const joined = said.slice(place, end).join("");
      for (const key of words.spellings(joined, langs).reverse()) {
        if (words.parts.has(key)) found.set(joined, words.parts.get(key));
      }
    }
  }
  return found;
}

function partsPlayed(said, parts, figures) {
  const found = [];
  for (let place = 0; place < said.length; ) {
    let many = Math.min(figures.words.LONGEST_NAME, said.length - place);
    while (many && !parts.has(said.slice(place, place + many).join(""))) many--;
    if (many) found.push(...split(parts.get(said.slice(place, place + many).join(""))));
    place += many || 1;
  }
  return found;
}

const isPerson = (concept, {sense}) => sense.PERSONS.some((start) => concept.startsWith(start)) || sense.OTHERS.includes(concept);
const personOf = (run, figures) => run.concepts.find((each) => isPerson(each, figures)) ?? "";

function roles(runs, parts, done, figures) {
  const persons = [];
  let by = "", since = figures.sense.NEAR + 1, oneMore = false;
  for (const run of runs) {
    const played = split(parts.get(run.words.join("")));
    const who = personOf(run, figures) || (played.includes("anyone") ? "anyone" : "");
    since = played.includes("by") ? 0 : since + 1;
    if (who && who !== "anyone" && since <= figures.sense.NEAR && !by) by = who;
    else if (who && (oneMore || !persons.includes(who))) persons.push(who);
    oneMore = played.includes("other");
  }
  return inOrder(persons, by, done);
}

function inOrder(persons, by, done) {
  const alone = !by && persons.length < 2, doer = by || (alone ? "" : persons[0]), found = [];
  const suffers = alone && !done ? "" : persons[by || alone ? 0 : 1] ?? "";
  for (const [part, who] of [["doer", doer], ["done", suffers]]) {
    if (who && who !== "anyone") found.push(`${SIGN}${part}_${who}`);
  }
  if (doer && doer !== "anyone" && suffers && suffers !== "anyone") {
    const [first, second] = [doer, suffers].sort((a, b) => (a < b ? -1 : 1));
    found.push(`${SIGN}${first}${ORDER}${second}_${first === doer ? "straight" : "turned"}`);
  }
  return found;
}

function states(runs, parts, figures) {
  const isState = (part) => figures.sense.STATES.some((start) => part.startsWith(start)), found = [];
  const inState = runs.map((run) => split(parts.get(run.words.join(""))).filter(isState));
  runs.forEach((run, place) => {
    const who = personOf(run, figures), near = [...inState.slice(Math.max(0, place - 1), place), ...inState.slice(place + 1, place + 3)];
    if (who) for (const part of near.flat()) found.push(`${SIGN}${part}${ORDER}${who}`);
  });
  return found;
}

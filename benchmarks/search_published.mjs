/* Asks the search of a site: `node search_published.mjs SCRIPT INDEX HOW QUESTIONS ANSWERS`; HOW is `open` for an
   index as it is sent, `laid` for one that is laid out. Times are in milliseconds. */
import {readFileSync, writeFileSync} from "node:fs";
import {runInThisContext} from "node:vm";

const [script, index, how, questions, answers] = process.argv.slice(2);
globalThis.self = globalThis;
runInThisContext(readFileSync(script, "utf8"));
const timed = async (work) => {
  const start = performance.now(), came = await work();
  return [came, performance.now() - start];
};
const [search, opening] = await timed(() => self.Search[how](Uint8Array.from(readFileSync(index))));
const asked = JSON.parse(readFileSync(questions, "utf8"));
const [, first] = await timed(() => search.ask(...asked[0]));
for (let next = 0; search.readAhead(next); next++);
const hits = [], times = [];
for (const [words, lang] of asked) {
  const [answer, time] = await timed(() => search.ask(words, lang, 3));
  hits.push({ids: answer.hits.map(({id}) => id), sure: answer.sure});
  times.push(time);
}
writeFileSync(answers, JSON.stringify({opening, first, times, hits}));

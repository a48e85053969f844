/* In a thread of its own: opens the index that lies beside this script, answers each question that it is sent, in their
   order, and reads ahead between them. So neither a phone that is slow nor an index that is large holds up who types. */

const SLICE = 8;  // milliseconds of reading ahead, after which a question is heard

function readAhead(search, next = 0) {
  const end = performance.now() + SLICE;
  do if (!search.readAhead(next++)) return;
  while (performance.now() < end);
  setTimeout(readAhead, 0, search, next);
}

async function apart() {
  const answer = await fetch(new URL("index.bin", self.location));
  if (!answer.ok) throw new Error(answer.status);
  const search = await Search.open(new Uint8Array(await answer.arrayBuffer()));
  self.onmessage = ({data}) => self.postMessage(search.ask(...data));
  self.postMessage("opened");
  setTimeout(readAhead, 0, search);
}

if (self.WorkerGlobalScope) apart().catch(() => self.postMessage("failed"));

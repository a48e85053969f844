/* Asks the search as one types, and shows what it answers. */
"use strict";
(() => {
  const place = document.getElementById("asking"), field = document.getElementById("q");
  const state = document.getElementById("state"), hits = document.getElementById("hits");
  const {root} = document.body.dataset, {lang} = document.documentElement, said = place.dataset, MOST = 5;
  const PAUSE = 500;  // until the address tells what was typed: browsers count how often it changes
  let search, told, asked = "", busy = false, pause;

  /** The bytes of a part: fetched; or, for a page that was opened from disk, told by a script. */
  async function part(name) {
    if (location.protocol !== "file:") {
      const answer = await fetch(`${root}${name}.bin`);
      if (!answer.ok) throw new Error(name);
      return new Uint8Array(await answer.arrayBuffer());
    }
    await script(name);
    const told = self.TOLD[name];
    delete self.TOLD[name];
    return Uint8Array.fromBase64 ? Uint8Array.fromBase64(told) : fromLetters(atob(told));
  }

  function fromLetters(letters) {
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  }

  function script(name) {
    return new Promise((done, failed) => {
      document.head.append(Object.assign(document.createElement("script"), {src: `${root}${name}.js`, onload: done, onerror: failed}));
    });
  }

  /** The search: in a thread of its own, so that nobody who types waits for it; in this one, where a page from disk may
      start none. */
  function searching() {
    return location.protocol === "file:" ? here() : apart().catch(here);
  }

  /** From a disk the index comes laid out, so that nothing of it has to be worked out. */
  async function here() {
    const laid = location.protocol === "file:", [index] = await Promise.all([part(laid ? "laid" : "index"), script("search")]);
    const opened = laid ? Search.laid(index) : await Search.open(index);
    readAhead(opened);
    return opened;
  }

  function apart() {
    const waiting = [];
    return new Promise((done, failed) => {
      const thread = new Worker(`${root}search.js`);
      const ask = (...question) => new Promise((...ends) => (waiting.push(ends), thread.postMessage(question)));
      thread.onerror = () => [...waiting.splice(0), [done, failed]].forEach(([, without]) => without());
      thread.onmessage = ({data}) => {
        if (data === "opened") done({ask});
        else if (data === "failed") failed();
        else waiting.shift()[0](data);
      };
    });
  }

  async function texts() {
    const {readable, writable} = new DecompressionStream("deflate-raw"), writer = writable.getWriter();
    const pressed = await part(`texts-${lang}`), given = Promise.all([writer.write(pressed), writer.close()]);
    const rows = await new Response(readable).json();
    await given;
    return new Map(rows.map(([id, question, answer, spoken, replaced]) => [id, {id, question, answer, spoken, replaced}]));
  }

  const make = (name, about, ...inside) => {
    const made = Object.assign(document.createElement(name), about);
    made.append(...inside);
    return made;
  };
  const filled = (text, ...words) => words.reduce((whole, word, at) => whole.replace(`{${at}}`, () => word), text);
  const replaced = (ruling) => (ruling.replaced ? [make("small", {}, said.replaced)] : []);

  function shown(ruling) {
    const link = make("a", {href: `ruling/${ruling.id}.html`}, ruling.question), answer = make("p", {}, ruling.answer);
    const hit = make("li", {}, link, answer, ...replaced(ruling));
    if (ruling.spoken !== lang) link.lang = answer.lang = ruling.spoken;
    return hit;
  }

  /** Asks what stands there, unless an answer is still to come: then what stands there by then. */
  async function answer() {
    const words = field.value;
    if (!search || busy || words === asked) return;
    asked = words;
    clearTimeout(pause);
    pause = setTimeout(() => history.replaceState(null, "", `#${words.trim() && `q=${encodeURIComponent(words)}`}`), PAUSE);
    if (!words.trim()) return void (hits.replaceChildren(), (state.textContent = ""));
    busy = true;
    try {
      show(await search.ask(words, lang, MOST));
    } catch {
      state.textContent = said.failed;
    }
    busy = false;
    answer();
  }

  function show(found) {
    hits.replaceChildren(...found.hits.map(({id}) => shown(told.get(id))));
    hits.classList.toggle("unsure", !found.sure);
    const lines = found.corrected.map(([typed, read]) => filled(said.meant, typed, read));
    if (found.unknown.length) lines.push(filled(said.unknown, found.unknown.join(", ")));
    if (!found.sure) lines.push(found.hits.length ? said.unsure : said.none);
    state.textContent = lines.join(" ");
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** What the address asks for: a question, or rulings: those of a dispute, or one whose page is not at hand. */
  function addressed() {
    const word = decoded(location.hash.slice(1));
    if (word.startsWith("q=")) field.value = word.slice(2);
    else if (told) {
      const rulings = word.split("+").filter((id) => told.has(id));
      if (rulings.length) hits.replaceChildren(...rulings.map((id) => shown(told.get(id))));
    }
  }

  /** Reads ahead while nothing else is to be done, so that no key waits. */
  function readAhead(opened, next = 0) {
    const more = (left) => {
      do if (!opened.readAhead(next++)) return;
      while (left.timeRemaining() > 4);
      later();
    };
    const later = () => (self.requestIdleCallback ? requestIdleCallback(more) : setTimeout(() => more({timeRemaining: () => 0}), 20));
    later();
  }

  async function open() {
    state.textContent = said.opening;
    try {
      const [opened, read] = await Promise.all([searching(), texts()]);
      search = opened, told = read;
      state.textContent = "";
    } catch {
      return void (state.textContent = said.failed);
    }
    addressed();
    await answer();
    keeping();
  }

  /** The button that has every ruling of the language kept. */
  async function keeping() {
    const line = document.getElementById("keeping"), button = line.querySelector("button"), status = line.querySelector("span");
    if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
    const {active} = await navigator.serviceWorker.ready;
    line.hidden = false;
    navigator.serviceWorker.addEventListener("message", ({data}) => {
      status.textContent = data.failed ? said.failed : data.done < data.all ? filled(line.dataset.keeping, data.done, data.all) : line.dataset.kept;
      button.disabled = !data.failed && data.done < data.all;
    });
    button.addEventListener("click", () => {
      button.disabled = true;
      active.postMessage({paths: [...told.keys()].map((id) => `${lang}/ruling/${id}.html`)});
    });
  }

  place.hidden = false;
  field.addEventListener("keydown", ({key}) => key === "Enter" && field.blur());
  field.addEventListener("input", answer);
  addEventListener("hashchange", () => (addressed(), answer()));
  addressed();
  open().finally(() => dispatchEvent(new Event("answered")));
})();

/* Keeps the site: what is asked of it at once, pages as they are read, and every ruling of a language where somebody
   asks for that. Each shelf has a cache of its own name, so that pages of one are never mixed with another's. */
"use strict";
const CACHE = `referee-site ${self.registration.scope} ${VERSION}`;
const AT_A_TIME = 12;
const here = (path) => new URL(path, self.registration.scope).href;
const fresh = (path) => new Request(here(path), {cache: "no-cache"});

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SURE.map(fresh))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

async function clear() {
  const ours = `referee-site ${self.registration.scope} `, names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ours) && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const {request} = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE), kept = await cache.match(request, {ignoreSearch: true});
  if (kept) return kept;
  const folder = request.mode === "navigate" && request.url.split(/[?#]/)[0].endsWith("/");
  const index = folder && (await cache.match(new URL("index.html", request.url.split(/[?#]/)[0])));
  if (index) return index;
  try {
    const answered = await fetch(request);
    if (answered.ok && answered.type === "basic" && !answered.redirected) await cache.put(request, answered.clone());
    return answered;
  } catch (error) {
    const instead = request.mode === "navigate" && offline(request.url);
    if (instead) return Response.redirect(instead);
    throw error;
  }
}

/** The entrance of the language, which can show the answer of a ruling whose page was not kept. */
function offline(url) {
  const [lang, kind, name] = url.slice(self.registration.scope.length).split(/[?#]/)[0].split("/");
  if (!SURE.includes(`${lang}/index.html`)) return "";
  return here(`${lang}/index.html`) + (kind === "ruling" && name ? `#${name.replace(/\.html$/, "")}` : "");
}

self.addEventListener("message", (event) => {
  event.waitUntil(keep(event.data, event.source));
});

async function keep({paths}, asker) {
  const cache = await caches.open(CACHE);
  try {
    for (let done = 0; done < paths.length; done += AT_A_TIME) {
      const missing = [];
      for (const path of paths.slice(done, done + AT_A_TIME)) if (!(await cache.match(here(path)))) missing.push(fresh(path));
      await cache.addAll(missing);
      asker.postMessage({done: Math.min(paths.length, done + AT_A_TIME), all: paths.length});
    }
  } catch {
    asker.postMessage({failed: true});
  }
}

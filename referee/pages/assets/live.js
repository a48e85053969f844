// Keeps a page up to date: the element "live" is put anew as the hall sends it. When the network is gone the last known
// state stays, with the time it was known at, and the page comes back by itself.
"use strict";
(function () {
  const main = document.querySelector("[data-live]");
  if (!main) return;
  const lost = document.getElementById("lost"), told = document.getElementById("told");
  const QUIET = 25000, AGAIN = 3000;
  const ahead = Date.now() - Number(main.dataset.at) * 1000;
  let stream = null, heard = Date.now(), known = Date.now(), again = 0;
  const two = (number) => String(number).padStart(2, "0");

  function put(html) {
    const now = document.getElementById("live");
    const made = new DOMParser().parseFromString(html, "text/html").getElementById("live");
    if (!now || !made) return;
    const focused = document.activeElement && now.contains(document.activeElement) ? document.activeElement.id : "";
    const opened = new Set(Array.from(now.querySelectorAll("details[open][id]"), (each) => each.id));
    for (const each of made.querySelectorAll("details[id]")) if (opened.has(each.id)) each.open = true;
    const said = now.dataset.told || "";
    now.replaceWith(made);
    if (focused) { const same = document.getElementById(focused); if (same) same.focus({ preventScroll: true }); }
    if (told && (made.dataset.told || "") !== said) told.textContent = made.dataset.told || "";
    tick();
    fit();
  }

  function here() {
    heard = known = Date.now();
    if (document.body.classList.replace("is-lost", "is-here")) lost.textContent = lost.dataset.again;
    else document.body.classList.add("is-here");
  }

  function gone() {
    document.body.classList.remove("is-here");
    if (document.body.classList.contains("is-lost")) return;
    document.body.classList.add("is-lost");
    const when = new Date(known), since = two(when.getHours()) + ":" + two(when.getMinutes());
    lost.textContent = lost.dataset.said.replace("{0}", since);
    tick();
  }

  function stop() {
    clearTimeout(again);
    if (stream) stream.close();
    stream = null;
  }

  function start() {
    stop();
    heard = Date.now();
    stream = new EventSource(main.dataset.live);
    stream.onmessage = (event) => { here(); put(event.data); };
    stream.addEventListener("beat", here);
    stream.addEventListener("ended", () => { stop(); location.reload(); });
    stream.onerror = () => {
      gone();
      if (stream && stream.readyState === EventSource.CLOSED) again = setTimeout(start, AGAIN);
    };
  }

  // The clocks go on only while the hall is heard: what was known last stays as it was known.
  function tick() {
    const now = document.body.classList.contains("is-lost") ? known : Date.now();
    for (const each of document.querySelectorAll("[data-since]")) {
      const seconds = Math.max(0, Math.floor((now - ahead) / 1000 - Number(each.dataset.since)));
      const minutes = Math.floor(seconds / 60);
      if (Number(each.dataset.limit)) each.classList.toggle("over", seconds > Number(each.dataset.limit));
      each.textContent = (minutes < 60 ? minutes : Math.floor(minutes / 60) + ":" + two(minutes % 60)) + ":" + two(seconds % 60);
    }
  }

  // A name breaks between its words alone: its letters are as large as leaves each word whole.
  function whole() {
    for (const each of document.querySelectorAll(".wall .seat h2, .wall .middle .whose")) {
      each.style.fontSize = "";
      let size = parseFloat(getComputedStyle(each).fontSize);
      while (size > 16 && each.scrollWidth > each.clientWidth) each.style.fontSize = (size = Math.max(16, size * 0.95)) + "px";
    }
  }

  // A wall is read from afar: its letters are as large as leaves everything on the screen.
  function fit() {
    const body = document.body;
    if (!body.classList.contains("wall")) return;
    body.style.fontSize = "";
    let size = parseFloat(getComputedStyle(body).fontSize);
    whole();
    while (size > 16 && document.documentElement.scrollHeight > innerHeight) {
      body.style.fontSize = (size = Math.max(16, size * 0.96)) + "px";
      whole();
    }
  }

  setInterval(() => {
    tick();
    if (stream && Date.now() - heard > QUIET) { gone(); start(); }
  }, 1000);
  addEventListener("offline", gone);
  addEventListener("online", start);
  addEventListener("pagehide", stop);
  addEventListener("pageshow", (event) => { if (event.persisted) start(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); else start(); });
  addEventListener("resize", fit);
  fit();
  start();
})();

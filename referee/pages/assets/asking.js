// Answers as one types: the answers of the page are put anew, and the address tells what was asked, so that it can be
// sent. Never more than one question is under way; without a network the last answers stay.
"use strict";
(function () {
  const form = document.getElementById("asking"), field = document.getElementById("q"), state = document.getElementById("state");
  const PAUSE = 200, LONGEST = 800, TOLD = 500, AGAIN = 1000;
  let asked = field.value, waiting = 0, since = 0, telling = 0, busy = false;

  function address() {
    const about = new URLSearchParams(new FormData(form));
    return `${form.action}?${about}`;
  }

  function say(words) {
    state.textContent = words;
    state.hidden = !words;
  }

  function put(html) {
    const made = new DOMParser().parseFromString(html, "text/html").getElementById("answers");
    if (!made) return false;
    document.getElementById("answers").replaceWith(made);
    const notes = Array.from(made.querySelectorAll(".state"), (each) => each.textContent);
    document.getElementById("told").textContent = [...notes, made.dataset.told].join(" ");
    return true;
  }

  function tell() {
    history.replaceState(null, "", address());
    for (const link of document.querySelectorAll(".languages a")) link.search = location.search;
  }

  function later(pause) {
    clearTimeout(waiting);
    waiting = setTimeout(ask, pause);
  }

  async function ask() {
    if (busy) return later(PAUSE);
    if (field.value === asked) return;
    const words = field.value;
    busy = true;
    since = 0;
    try {
      const answer = await fetch(address(), { headers: { "X-Part": "1" } }), html = await answer.text();
      if (answer.ok && put(html)) {
        asked = words;
        say("");
      } else {
        const why = new DOMParser().parseFromString(html, "text/html").querySelector("#answers .state, .note");
        say(why ? why.textContent : form.dataset.lost);
        later(AGAIN + Math.random() * AGAIN);
      }
    } catch {
      say(form.dataset.lost);
      later(2 * AGAIN);
    }
    busy = false;
    clearTimeout(telling);
    telling = setTimeout(tell, TOLD);
  }

  field.addEventListener("input", () => {
    const now = Date.now();
    since = since || now;
    later(Math.max(0, Math.min(PAUSE, since + LONGEST - now)));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    field.blur();
    later(0);
  });
  addEventListener("online", () => later(0));
  if ("again" in form.dataset) {
    asked = "";
    later(AGAIN);
  }
  if (matchMedia("(hover: hover)").matches && !field.value) field.focus();
})();

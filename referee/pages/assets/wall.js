// Turns through the parts of a tournament on a wall: by itself, by keys, by touch. Where somebody wants no motion, or
// holds it, it stays. What is too long for the screen is made smaller. Without this script all parts stand one below the
// other.
"use strict";
(function () {
  const main = document.querySelector("main"), by = document.getElementById("turning-by");
  const still = document.getElementById("still"), turned = document.getElementById("turned");
  const EVERY = 12000, FAR = 60, LEAST = 0.45;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let held = calm.matches, shown = "", at = 0, timer = 0, from = null;

  function fit(slide) {
    const within = document.getElementById("live");
    for (let size = 1; size >= LEAST; size -= 0.05) {
      slide.style.fontSize = `${size}em`;
      if (within.scrollHeight <= within.clientHeight) return;
    }
  }

  const slides = () => Array.from(document.querySelectorAll("#live .slide"));

  function show(wanted) {
    const all = slides();
    if (!all.length) return;
    at = (wanted + all.length) % all.length;
    all.forEach((each, number) => each.classList.toggle("on", number === at));
    shown = all[at].dataset.slide;
    fit(all[at]);
    turned.textContent = turned.dataset.said.replace("{0}", at + 1).replace("{1}", all.length);
  }

  function again() {
    const same = slides().findIndex((each) => each.dataset.slide === shown);
    show(same < 0 ? Math.min(at, slides().length - 1) : same);
  }

  function wait() {
    clearInterval(timer);
    if (!held) timer = setInterval(() => show(at + 1), EVERY);
    still.textContent = held ? "▶" : "❚❚";
    still.setAttribute("aria-label", held ? still.dataset.going : still.dataset.still);
  }

  function turn(step) { show(at + step); wait(); }
  function hold(so) { held = so; wait(); }

  document.getElementById("before").addEventListener("click", () => turn(-1));
  document.getElementById("after").addEventListener("click", () => turn(1));
  still.addEventListener("click", () => hold(!held));
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (step) turn(step);
    else if (event.key === " " && !event.target.closest("button, a")) hold(!held);
    else return;
    event.preventDefault();
  });
  main.addEventListener("pointerdown", (event) => { from = event.clientX; });
  main.addEventListener("pointerup", (event) => {
    if (from !== null && Math.abs(event.clientX - from) > FAR) turn(event.clientX < from ? 1 : -1);
    from = null;
  });
  addEventListener("resize", () => fit(slides()[at]));
  calm.addEventListener("change", () => hold(calm.matches));
  new MutationObserver((changes) => {
    if (changes.some((each) => each.target === main)) again();
  }).observe(main, { childList: true });
  document.body.classList.add("turning");
  by.hidden = false;
  show(0);
  wait();
})();

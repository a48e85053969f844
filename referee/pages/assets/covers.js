// Covers what others may not see over a shoulder: some seconds after it was last touched, and when the page is left.
"use strict";
(function () {
  const touched = new Map();
  const covers = () => document.querySelectorAll("details.cover[open]");
  const touch = (event) => {
    const cover = event.target.closest ? event.target.closest("details.cover") : null;
    if (cover) touched.set(cover.id, Date.now());
  };
  const close = () => { for (const each of covers()) each.open = false; };
  for (const kind of ["click", "pointerdown", "pointermove", "touchmove", "keydown"]) document.addEventListener(kind, touch, { passive: true });
  setInterval(() => {
    for (const each of covers()) {
      if (!touched.has(each.id)) touched.set(each.id, Date.now());
      if (Date.now() - touched.get(each.id) > Number(each.dataset.seconds) * 1000) {
        each.open = false;
        touched.delete(each.id);
      }
    }
  }, 250);
  document.addEventListener("visibilitychange", () => { if (document.hidden) close(); });
  addEventListener("pagehide", close);
  addEventListener("beforeprint", close);
})();

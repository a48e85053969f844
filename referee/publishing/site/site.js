/* On every page: has the site kept for when there is no network, where it came over one that is safe; but not before
   what was asked is answered, since all of it is fetched for that. */
"use strict";
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  const keep = () => navigator.serviceWorker.register(`${document.body.dataset.root}sw.js`).catch(() => {});
  addEventListener(document.getElementById("asking") ? "answered" : "load", keep, {once: true});
}

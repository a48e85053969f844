/* On every page: has the site kept for when there is no network, where it came over one that is safe. */
"use strict";
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  navigator.serviceWorker.register(`${document.body.dataset.root}sw.js`).catch(() => {});
}

// Around textual-serve's terminal: where it connects to, its font, its room above a tablet's keyboard, coming back.
"use strict";

const ENDED = 1000; // the app was left on purpose
const terminal = document.getElementById("terminal");
const root = terminal.dataset.root;

// A phone's page is narrower than a table: unless a size was asked for, its letters are as small as 60 columns need.
const COLUMNS = 61;
const WIDTH = 0.6; // of a letter, by its size
const SMALLEST = 9;
if (!new URLSearchParams(location.search).has("fontsize")) {
  const fitting = Math.floor(window.innerWidth / COLUMNS / WIDTH);
  terminal.dataset.fontSize = Math.min(terminal.dataset.fontSize, Math.max(SMALLEST, fitting));
}

// The page keeps its name while it stands open: after a reload it goes on at the same table.
function pageName() {
  const made = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
  try {
    if (!sessionStorage.page) sessionStorage.page = made();
    return sessionStorage.page;
  } catch {
    return made();
  }
}

const socket = new URL(`${root}ws/${pageName()}`, location.href);
socket.protocol = location.protocol === "https:" ? "wss:" : "ws:";
terminal.dataset.sessionWebsocketUrl = socket.href;

async function comeBack() {
  document.body.classList.add("trying");
  for (;;) {
    await new Promise((done) => setTimeout(done, 2000));
    try {
      const answer = await fetch(root, { method: "HEAD", cache: "no-store" });
      if (answer.ok) return location.reload();
      if (answer.status === 403) return document.body.classList.remove("trying"); // the address is no longer good
    } catch {
      // not reached: the server or the network is away
    }
  }
}

window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    pageSocket = this;
    this.addEventListener("message", fileMessage);
    this.addEventListener("close", (event) => event.code === ENDED || comeBack());
  }
};

const start = window.onload;
window.onload = async (event) => {
  const fonts = ["16px", "bold 16px", "italic 16px"].map((font) => document.fonts.load(`${font} "Roboto Mono"`));
  await Promise.allSettled(fonts); // the terminal measures its letters once
  start(event);
};

new MutationObserver((_, watching) => {
  if (!document.body.classList.contains("-first-byte")) return;
  watching.disconnect();
  document.querySelector(".xterm-helper-textarea").focus();
}).observe(document.body, { attributeFilter: ["class"] });

document.getElementById("continue").addEventListener("click", () => location.reload());
window.visualViewport?.addEventListener("resize", () => {
  terminal.style.height = `${window.visualViewport.height}px`;
  window.dispatchEvent(new Event("resize"));
});

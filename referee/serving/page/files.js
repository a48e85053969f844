// Files of the page's app: chosen here and sent to it, or offered by it and saved here. One at a time.
"use strict";

const panel = document.getElementById("file");
const chooser = document.getElementById("file-chooser");
const choose = document.getElementById("file-choose");
const save = document.getElementById("file-save");
const sending = document.getElementById("file-sending");
let asked = null;
let pageSocket = null; // set as it is opened

const address = (key) => `${document.getElementById("terminal").dataset.root}file/${key}`;

function showFile(shown) {
  for (const each of [choose, save, sending]) each.hidden = each !== shown;
  panel.hidden = shown === null;
  if (shown === null) document.querySelector(".xterm-helper-textarea")?.focus();
  else shown.focus();
}

function declineFile() {
  asked = null;
  showFile(null);
  pageSocket?.send(JSON.stringify(["decline"]));
}

async function sendFile(file) {
  const { key } = asked;
  const headers = { "X-File-Name": encodeURIComponent(file.name.slice(-80)) };
  showFile(sending);
  try {
    await fetch(address(key), { method: "PUT", headers, body: file });
  } catch {
    // broken off, or refused while it was being sent: the app hears it from the server
  }
  if (asked?.key === key) showFile(null);
}

function fileMessage(event) {
  if (typeof event.data !== "string") return;
  const [what, about] = JSON.parse(event.data);
  if (what === "choose") {
    asked = about;
    chooser.value = "";
    showFile(choose);
  } else if (what === "save") {
    save.href = address(about.key);
    save.download = about.name;
    save.textContent = save.dataset.says.replace("\u2068", "").replace("\u2069", "").replace("{name}", about.name);
    showFile(save);
  } else if (what === "neither") {
    showFile(null);
  }
}

choose.addEventListener("click", () => chooser.click());
save.addEventListener("click", () => setTimeout(() => showFile(null)));
chooser.addEventListener("change", () => chooser.files.length && asked && sendFile(chooser.files[0]));
document.getElementById("file-cancel").addEventListener("click", declineFile);
panel.addEventListener("keydown", (event) => {
  if (event.key === "Escape") declineFile();
  event.stopPropagation();
});
panel.addEventListener("dragover", (event) => event.preventDefault());
panel.addEventListener("drop", (event) => {
  event.preventDefault();
  if (asked && event.dataTransfer.files.length) sendFile(event.dataTransfer.files[0]);
});

/* The beginning: what this page needs is fetched, and what it has is begun. */

/* What only some pages need; what a table plays is known before the engine is asked. */
const needed = { table: "#stych-stul", words: "a.term", copy: "button[data-copy]" };
const imports = Object.keys(needed).filter((name) => document.querySelector(needed[name]))
  .map((name) => import(url(data[name])).catch(() => false));
const parts = () => Promise.all(imports).then(() => stych.own)
  .then((text) => { stych.switches = text || "{}"; });
if (find("hledani")?.localName === "section") seek();
if (document.querySelector(".quiz, .deal")) begin();
/* A rule that a chapter no longer has is on its own page. */
const moved = /^[a-z0-9-]+\.[a-z0-9-]+$/.test(step()) && !find(step())
  ? url(`${data.rules}${step()}/`) : "";
if (moved) {
  fetch(moved, { method: "HEAD" })
    .then(({ ok }) => ok && location.replace(moved), () => false);
}
addEventListener("load", () => navigator.serviceWorker
  ?.register(policy.createScriptURL(worker)).catch(() => false));

/* The page: its addresses and elements, and what may be written into it. */

const html = document.documentElement;
const { data } = globalThis.stych = { data: document.getElementById("stych").dataset };
const url = (path) => new URL(path, document.baseURI).href;
const root = url(data.root || "./");
const find = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];

/* A guarded function answers `instead` where the browser would throw. */
const guard = (work, instead = false) => (...given) => {
  try {
    const result = work(...given);
    return result === undefined ? true : result;
  } catch {
    return instead;
  }
};

/* One policy: HTML is our renderer's, which escapes; the one script is our worker. */
const worker = root + "sw.js";
const rules = {
  createHTML: (text) => text,
  createScriptURL: (text) => (text === worker ? text : ""),
};
const policy = guard(() => trustedTypes.createPolicy("stych", rules), rules)();

/* Starts the engine after the first paint, and guards for Python what may throw. */
const SLOW = 20000;
const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";
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

/* Sentences that wait in the page, hidden: data-note="dealing | needs | engine". */
const note = (name, shown) => all(`[data-note="${name}"]`).forEach((element) => {
  element.hidden = !shown;
});
/* Python takes no NUL, and nobody wants other control characters in a sentence. */
const clean = (text) =>
  String(text ?? "").replace(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
const asked = (name) => clean(new URLSearchParams(location.search).get(name));
const stateOf = () => clean(history.state?.stych);
const step = () => clean(location.hash.slice(1));
const named = asked("q") || asked("s");
const state = (name) => {
  html.dataset.engine = name;
  note("dealing", name === "starting" && named);
  note("needs", name === "off" && named);
  note("engine", name === "off" && !named);
  note("table", name === "off" && stych.foreign);
};
const off = () => html.dataset.engine === "live" || state("off");
const run = (work, ...given) => {
  try {
    return work(...given);
  } catch (error) {
    console.error(error);
    off();
    return false;
  }
};

/* The search: a dialog, and on its own page a part of it. The rest comes with its use. */
const seek = guard(() => {
  const place = find("hledani"), field = place.querySelector("input");
  place.hidden = false;
  if (place.localName === "dialog" && !place.open) place.showModal();
  import(url(data.search)).catch(() => note("search", true));
  if (field.value || place.open) field.select();
  else field.focus();
});
html.dataset.seek = "";
const sought = ({ key, target, ctrlKey, metaKey, altKey }) =>
  ((ctrlKey || metaKey) && !altKey && key?.toLowerCase() === "k")
  || (key === "/" && !(ctrlKey || metaKey || altKey || target.matches?.(TYPED)));

/* What the reader does goes to the one listener: act, block, value. */
let listener = () => false;
const tell = (act, block, value = "") => run(listener, act, block, value);
const blockOf = (event, inner = "*") =>
  event.target.closest?.(inner)?.closest(".quiz, .deal")?.id ?? "";
/* The second click of a double one is for what stood there, not for what came since. */
let pressed = "";
const strayed = (event) => {
  const control = event.target.closest?.("[data-act], button, label, summary");
  const now = control?.dataset.act ?? control?.localName ?? "";
  if (event.detail > 1 && now !== pressed && blockOf(event)) return true;
  if (event.detail) pressed = now;
  return false;
};
const acts = {
  click(event) {
    if (strayed(event)) {
      event.preventDefault();
      return;
    }
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (plain && event.target.closest?.("[data-find]") && seek()) {
      event.preventDefault();
      return;
    }
    const button = event.target.closest?.("[data-act]");
    if (!button || button.type === "submit" || event.ctrlKey || event.metaKey) return;
    const { act, value } = button.dataset;
    if (tell(act, blockOf(event), value)) event.preventDefault();
  },
  submit(event) {
    if (!blockOf(event)) return;
    event.preventDefault();
    tell(event.submitter?.dataset.act ?? "check", blockOf(event), "");
  },
  change: (event) => blockOf(event) && tell("choose", blockOf(event), ""),
  keydown(event) {
    if (sought(event) && seek()) {
      event.preventDefault();
      return;
    }
    const id = blockOf(event, "[data-keys]");
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, textarea")) return;
    if (tell("key", id, event.key)) event.preventDefault();
  },
  toggle(event) {
    if (event.target.open) event.target.closest(".quiz")?.setAttribute("data-touched", "");
  },
};
for (const [type, act] of Object.entries(acts)) document.addEventListener(type, act, true);
addEventListener("popstate", () => tell("back", "", stateOf()));
addEventListener("hashchange", () => tell("step", "", step()));

const keyOf = (key) => `stych:1:${new URL(root).pathname}:${key}`;
Object.assign(stych, {
  words: "{}",
  switches: "{}",
  table: "",
  own: false,
  foreign: false,
  tell,
  key: keyOf,
  copy: (text) => Promise.resolve(text)
    .then((given) => navigator.clipboard.writeText(given)).then(() => true, () => false),
  setting: (name) => data[name] ?? "",
  blocks: guard((selector) => all(selector).map((element) => element.id), []),
  given: guard((id, name) => find(id).dataset[name] ?? "", ""),
  has: (id) => find(id) !== null,
  swap: guard((id, text) => { find(id).innerHTML = policy.createHTML(text); }),
  add: guard((id, where, text) =>
    find(id).insertAdjacentHTML(where, policy.createHTML(text))),
  drop: guard((id) => find(id).remove()),
  mark: guard((id, name, value) => find(id).setAttribute("data-" + name, value)),
  show: guard((id, shown) => { find(id).hidden = !shown; }),
  say: guard((id, text) => {
    const place = find(id);
    place.textContent = place.textContent === text ? text + "\u00a0" : text;
  }),
  press: guard((id, value, on) =>
    find(id).querySelector(`[data-value="${value}"]`).setAttribute("aria-pressed", on)),
  focus: guard((id, inner) => {
    const place = inner ? find(id).querySelector(inner) : find(id);
    place.focus();
    return document.activeElement === place;
  }),
  reveal: guard((id) => find(id).scrollIntoView({ block: "nearest" })),
  chosen: guard((id) =>
    [...find(id).querySelectorAll(":checked")].map((input) => input.value), []),
  busy: guard((id) => find(id).matches("[data-touched], :focus-within")
    || find(id).querySelector("[open]") !== null),
  seen: guard((id) => {
    const { top, bottom } = find(id).getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }),
  kept: guard((key) => clean(localStorage.getItem(keyOf(key))), ""),
  keep: guard((key, value) => localStorage.setItem(keyOf(key), value)),
  asked: guard(asked, ""),
  step,
  state: guard(stateOf, ""),
  push: guard((to, text) =>
    history.pushState({ stych: text }, "", to || location.href)),
  replace: guard((to, text) =>
    history.replaceState({ stych: text }, "", to || location.href)),
  seed: guard(() => crypto.getRandomValues(new Uint32Array(1))[0].toString(36), "0"),
  later: (work) => setTimeout(run, 0, work),
  listen: (work) => { listener = work; },
  live: () => {
    state("live");
    performance.mark("stych-live");
  },
});

/* The bundle: u16 and a path, u32 and its bytes, until the end. */
const lay = ({ FS }, buffer) => {
  const view = new DataView(buffer), folders = new Set();
  let at = 0;
  const take = (size) => new Uint8Array(buffer, (at += size) - size, size);
  while (at < buffer.byteLength) {
    const path = new TextDecoder().decode(take(view.getUint16((at += 2) - 2, true)));
    const folder = path.split("/")[0];
    if (!folders.has(folder)) FS.mkdir(folder);
    folders.add(folder);
    FS.writeFile(path, take(view.getUint32((at += 4) - 4, true)));
  }
};

/* First paint, then idle; a first touch does not wait. */
const painted = () => new Promise((go) => {
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(go, { timeout: 200 });
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, go, { once: true });
  if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver(idle).observe({ type: "paint", buffered: true });
  } else requestAnimationFrame(idle);
});

const get = async (path) => {
  const answer = await fetch(url(path));
  if (!answer.ok) throw new Error(path);
  return answer;
};
const hint = (rel, path, as) => {
  const link = Object.assign(document.createElement("link"), { rel, href: url(path) });
  if (as) Object.assign(link, { as, crossOrigin: "" });
  link.addEventListener("error", off);
  document.head.append(link);
};

const start = async () => {
  state("starting");
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  const ahead = [data.core, data.interpreter, ...(data.ahead ?? "").split(" ")];
  ahead.filter(Boolean).forEach((path) => hint("modulepreload", path));
  hint("preload", data.interpreter.replace(/\.mjs$/, ".wasm"), "fetch");
  const files = Promise.all([
    get(data.bundle).then((answer) => answer.arrayBuffer()),
    get(data.messages).then((answer) => answer.text()),
  ]);
  files.catch(off);
  await painted();
  setTimeout(off, SLOW);

  /* PyScript reads its settings from elements. Its error box and editors are not ours;
     the second element turns them off for the interpreter that nobody asks for. */
  const plugins = ["error", "codemirror", "deprecations-manager", "donkey", "py-editor",
    "py-game", "py-terminal"].map((name) => "!" + name);
  const config = JSON.stringify({ interpreter: url(data.interpreter), plugins });
  const script = document.createElement("mpy-script");
  const other = document.createElement("py-config");
  script.setAttribute("config", config);
  script.textContent = "import browser.page";
  other.setAttribute("type", "json");
  other.textContent = config;
  document.head.append(script, other);

  const { hooks } = await import(url(data.core));
  /* PyScript would compile these with eval, for workers; we have none. */
  Object.values(hooks.worker).forEach((hook) => hook.clear());
  hooks.main.onReady.add((python) => {
    /* Not PyScript's own run: it would first compile a library that no page uses. */
    python.runAsync = (code) => Promise.all([files, parts()]).then(([[bundle, words]]) => {
      lay(python.interpreter, bundle);
      stych.words = words;
      run(() => python.interpreter.runPython(code));
    }, off);
  });
};

/* The engine is for questions, deals, and rules of a table that only it can read. */
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  addEventListener("unhandledrejection", (event) => {
    /* PyScript opens a database that nobody uses; where storage is refused it may not. */
    if (event.reason instanceof DOMException) event.preventDefault();
    else off();
  });
  start().catch(off);
};
stych.begin = () => {
  stych.own = get(data.switches).then((answer) => answer.text(), () => "{}");
  begin();
  if (html.dataset.engine === "off") state("off");
};
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

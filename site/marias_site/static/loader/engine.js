/* The engine: fetched and started after the first paint. */

const SLOW = 20000;

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

/* The rules of the reader's table: chosen here, or given by the address (?p=paluba).
   What plays otherwise there is marked; questions are asked again by the engine. */
const { stych } = globalThis;
const place = document.getElementById("stych-stul");
const choice = document.getElementById("stych-stul-volba");
const { general, own, mine } = place.dataset;
const presets = [...choice.options].map((option) => option.value);
const KEY = "table";

/* An address holds for this window; what is picked here, for the next visits as well. */
const passing = {
  get: () => {
    try { return sessionStorage.getItem(stych.key(KEY)) ?? ""; } catch { return ""; }
  },
  set: (text) => {
    try { sessionStorage.setItem(stych.key(KEY), text); } catch { /* not kept */ }
  },
};

const all = (selector) => document.querySelectorAll(selector);
const opened = new Set();
const mark = (text) => {
  for (const element of all("[data-mine]:not(#stych-stul)")) delete element.dataset.mine;
  for (const details of opened) details.open = false;
  opened.clear();
  for (const note of all("[data-for]")) note.hidden = note.dataset.for !== text;
  const whose = presets.includes(text) ? "preset" : "own";
  for (const note of all("[data-other]")) {
    note.hidden = text === general || note.dataset.other !== whose;
  }
  if (!presets.includes(text) || text === general) return;
  for (const element of all("[data-profile]")) {
    if (!element.dataset.profile.split(" ").includes(text)) continue;
    element.dataset.mine = mine;
    if (element.matches("details:not([open])")) opened.add(element);
    const rule = element.matches(".diff") && element.closest("[id]");
    const line = rule && document.querySelector(`.toc [href="#${CSS.escape(rule.id)}"]`);
    if (line) line.dataset.mine = mine;
  }
  for (const details of opened) details.open = true;
};

/* The choice, wherever it comes from, is only ever compared and shown as text. */
const show = (text) => {
  stych.table = text;
  stych.foreign = !presets.includes(text);
  for (const note of all("[data-note=table]")) note.hidden ||= !stych.foreign;
  if (![...choice.options].some((option) => option.value === text)) {
    choice.append(new Option(own, text));
  }
  choice.value = text;
  if (stych.foreign) stych.begin();
  mark(text);
  stych.tell("table", "", text);
};
/* What the engine cannot read holds nowhere: not in this window, not for the next visits. */
stych.refuse = () => {
  const text = stych.table;
  if (passing.get() === text) passing.set("");
  if (stych.kept(KEY) === text) stych.keep(KEY, "");
  for (const option of [...choice.options]) if (option.value === text) option.remove();
  choice.value = stych.table = general;
  stych.foreign = false;
  mark(general);
};
choice.addEventListener("change", () => {
  const text = choice.value;
  passing.set(text);
  stych.keep(KEY, text);
  const address = new URL(location.href);
  if (text === general) address.searchParams.delete("p");
  else address.searchParams.set("p", text);
  history.replaceState(history.state, "", address);
  show(text);
});

const given = stych.asked("p");
if (given) passing.set(given);
choice.parentElement.hidden = false;
place.querySelector(".note").hidden = true;
show(given || passing.get() || stych.kept(KEY) || general);

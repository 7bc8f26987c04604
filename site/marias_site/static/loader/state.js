/* How it stands with the engine, and what the address says. */

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

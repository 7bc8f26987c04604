/* What the reader does: the search opens, questions and deals are told of it. */

const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

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

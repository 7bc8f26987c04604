/* What Python may ask of the page: nothing here throws. */

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

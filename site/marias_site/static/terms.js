/* What a word of the glossary means, beside it: on hover, focus or a tap. The link
   leads to the glossary as ever; a finger's first tap shows, its second follows. */
const { terms: file } = document.getElementById("stych").dataset;
const GAP = 8, REST = 250;

/* The meanings come once, when the first is asked for, and are only ever text. */
let asked;
const meanings = () => (asked ??= (async () => {
  const answer = await fetch(new URL(file, document.baseURI));
  if (!answer.ok) throw new Error(file);
  return answer.json();
})());

const part = (tag, inside, traits) =>
  inside.appendChild(Object.assign(document.createElement(tag), traits));
const box = Object.assign(document.createElement("div"), { className: "gloss" });
const text = part("p", box, { id: "stych-slovo", role: "tooltip" });
const word = part("b", text, {}), meaning = part("span", text, {});
const more = part("a", box, { className: "perm", tabIndex: -1 });

let wanted = null, shown = null, timer = 0, finger = false;
const of = (event) => event.target.closest?.("a.term") ?? null;
const later = (work, ...given) => {
  clearTimeout(timer);
  timer = setTimeout(work, REST, ...given);
};

const hide = () => {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  wanted = shown = null;
  box.remove();
};
/* Below the word, above it where there is no room; never beyond an edge. */
const place = (link) => {
  const { left, top, bottom } = link.getClientRects()[0];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const above = bottom + GAP + box.offsetHeight > height && top > box.offsetHeight + GAP;
  const most = Math.max(GAP, width - box.offsetWidth - GAP);
  box.style.left = `${Math.min(Math.max(GAP, left), most) + scrollX}px`;
  box.style.top = `${scrollY + (above ? top - GAP - box.offsetHeight : bottom + GAP)}px`;
};
const show = async (link) => {
  clearTimeout(timer);
  if (link === shown) return;
  wanted = link;
  const { more: label, terms } = await meanings();
  const found = terms[decodeURIComponent(link.hash.slice(1))];
  if (!found) throw new Error(link.hash);
  if (wanted !== link) return;
  hide();
  [word.textContent, meaning.textContent] = found;
  more.textContent = label;
  more.href = link.href;
  document.body.append(box);
  place(link);
  link.setAttribute("aria-describedby", text.id);
  wanted = shown = link;
};
const quietly = (link) => show(link).catch(() => { wanted = null; });

const acts = {
  pointerover(event) {
    if (event.pointerType !== "mouse") return;
    if (of(event)) later(quietly, of(event));
    else if (box.contains(event.target)) clearTimeout(timer);
    else if (wanted) later(hide);
  },
  pointerdown(event) {
    finger = event.pointerType !== "mouse";
    if (!of(event) && !box.contains(event.target)) hide();
  },
  click(event) {
    const link = of(event);
    if (!link || !finger || !event.detail || link === shown) return;
    event.preventDefault();
    show(link).catch(() => location.assign(link.href));
  },
  focusin: (event) => of(event)?.matches(":focus-visible") && quietly(of(event)),
  focusout: (event) => of(event) && !box.matches(":hover") && hide(),
  keydown: (event) => event.key === "Escape" && hide(),
};
for (const [type, act] of Object.entries(acts)) document.addEventListener(type, act);
addEventListener("resize", hide);
addEventListener("pagehide", hide);

/* Search: the words of a query are looked for in the index of the language, without
   accents and endings. It comes with its first use; whatever is shown is only ever text. */
const LONGEST = 200, SHOWN = 4, SHORT = 4, FAINT = 0.05, FEW = 8, NAMED = 4.5;

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const split = (text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/* Of two that fit alike, what a word means comes before an essay about it. */
const WEIGHTS = { terms: 2.4, chapters: 1.1, essays: 0.8, deals: 0.7, practice: 0.8 };
const weight = ({ group, address }) =>
  (group.name === "chapters" && address.includes("#") ? 0.75 : WEIGHTS[group.name] ?? 1);

/* A function from a query to what it finds, best first: `{ row, group, terms }`. */
export const finder = async (MiniSearch, { endings, small, groups, columns }) => {
  const steps = endings.map(([from, to]) => [new RegExp(from), to]);
  const stems = new Map();
  const stem = (word) => {
    if (!stems.has(word)) stems.set(word, steps.reduce((rest, [from, to]) => rest.replace(from, to), word));
    return stems.get(word);
  };
  const same = (text) => split(text).map(stem).join(" ");
  const trifles = new Set(small.split(" "));

  const entries = [], exact = new Map(), synonyms = new Map();
  const telling = (words) => words.filter((one) => !trifles.has(one));
  const add = (map, key, value) => key && map.set(key, [...map.get(key) ?? [], value]);
  const [ends, titles, lines, others, rests] = columns.map((column) => column.split("\n"));
  for (const [name, label, start, count] of groups) {
    const group = { name, label };
    let page;
    for (const stop = entries.length + count; entries.length < stop;) {
      const id = entries.length, title = titles[id], names = others[id].split("\t").filter(Boolean);
      if (ends[id][0] !== "#") page = id;
      const place = id !== page, end = place ? ends[page] + ends[id] : ends[id];
      const path = end.replace(/\/?#/, "/").replace(/\/$/, ""), line = place ? titles[page] : lines[id];
      entries.push({ id, group, path, title, line, names, rest: rests[id], address: start + end });
      const given = [[title, 5], [path, 5], ...names.map((one) => [one, 3])];
      for (const [one, weight] of [...given, [path.split(/[./]/).pop(), 2.5]]) {
        add(exact, same(one), [id, weight]);
        add(exact, `=${split(one).join(" ")}`, [id, 1.5 * weight]);
      }
      for (const one of names) add(exact, telling(split(one)).map(stem).join(" "), [id, 3]);
      const [word, more] = split(title);
      if (name !== "terms" || more) continue;
      for (const one of names) if (split(one).length === 1) add(synonyms, same(one), stem(word));
    }
  }
  const mini = new MiniSearch({
    fields: ["title", "names", "path", "line", "rest"],
    tokenize: split,
    processTerm: (word, field) => (field === "rest" ? word : stem(word)),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { title: 4, names: 4, path: 2 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
      prefix: (word) => word.length > 1,
    },
  });
  await mini.addAllAsync(entries.map((entry) => ({ ...entry, names: entry.names.join(" ") })), { chunkSize: 50 });

  /* A word as it stands, for it may be half written; its stem; what else it is called. */
  const word = (raw) => ({
    combineWith: "OR",
    queries: [...new Set([stem(raw), raw]), ...(synonyms.get(stem(raw)) ?? []).map((other) => (
      { queries: [other], boostTerm: () => 0.4, prefix: false, fuzzy: false }))],
  });
  const slips = (term) => term.length > SHORT && (term.length < 8 ? 1 : 2);
  const swapped = (raw) => [...raw].slice(1).map((letter, at) =>
    raw.slice(0, at) + letter + raw[at] + raw.slice(at + 2));
  const ways = [
    (words) => mini.search({ queries: words.map(word), combineWith: "AND" }, { fuzzy: slips }),
    (words) => mini.search({
      queries: words.map((raw) => ({ combineWith: "OR", queries: [raw, ...swapped(raw)].map(stem) })),
      combineWith: "AND",
    }),
    ...[1, 2, 3].map((less) => (words) => mini.search({
      queries: words.map((raw) => stem(raw).slice(0, Math.max(SHORT, stem(raw).length - less))),
      combineWith: "AND",
    })),
    (words) => mini.search({ queries: words.map(word), combineWith: "OR" }, { fuzzy: slips }),
  ];
  /* Half a word, or one with a slip in it, means what it comes nearest to. */
  const called = (id) => (key) => (exact.get(key) ?? []).find(([one]) => one === id)?.[1] / 2 || 1;
  const search = (query) => {
    const all = split(query.slice(0, LONGEST));
    const some = telling(all), words = some.length ? some : all;
    if (!words.length) return [];
    const whole = [words, all].flatMap((some) => [some.map(stem).join(" "), `=${some.join(" ")}`]);
    const meant = new Map(whole.flatMap((key) => exact.get(key) ?? []).sort((one, two) => one[1] - two[1]));
    /* What is called so word for word, small words too, comes before all else. */
    const named = (exact.get(`=${all.join(" ")}`) ?? []).filter(([, much]) => much >= NAMED).map(([id]) => id);
    const titled = ({ id }) => all.length > 1 && named.includes(id);
    const ranked = (found) => found.filter(({ score }) => score > FAINT * found[0].score).map((hit) => {
      const entry = entries[hit.id], near = words.length === 1 ? hit.terms.map(called(hit.id)) : [];
      const score = hit.score * (meant.get(hit.id) ?? Math.max(1, ...near)) * weight(entry);
      return { ...entry, score, terms: hit.terms, asked: words.map(stem) };
    }).sort((one, two) => titled(two) - titled(one) || two.score - one.score || one.id - two.id);
    const found = ranked(ways.reduce((found, way) => (found.length ? found : way(words)), []));
    if (!found.length || found.length >= FEW) return found;
    /* Where little has all the words, what has some of them comes behind it. */
    const ids = new Set(found.map(({ id }) => id));
    return [...found, ...ranked(ways.at(-1)(words)).filter(({ id }) => !ids.has(id))].slice(0, FEW);
  };
  /* A text in parts: every second one is a word that was found. */
  const marked = (text, terms) => text.split(/([\p{L}\p{N}\p{M}]+)/u).reduce((parts, part, at) => {
    const hit = at % 2 === 1 && terms.includes(stem(fold(part)));
    if (hit) parts.push(part, "");
    else parts[parts.length - 1] += part;
    return parts;
  }, [""]);
  return { search, marked };
};

/* What is found, by its group; the groups in the order of their best. */
const grouped = (found) => {
  const groups = new Map();
  for (const entry of found) {
    groups.set(entry.group, [...groups.get(entry.group) ?? [], entry]);
  }
  return [...groups];
};

const begin = () => {
  const { dataset: data } = document.getElementById("stych");
  const at = (path) => new URL(path, document.baseURI).href;
  const root = at(data.root || "./");
  const place = document.getElementById("hledani"), modal = place.localName === "dialog";
  const field = place.querySelector("input"), list = place.querySelector(".finds");
  const hint = place.querySelector("[data-hint]"), state = place.querySelector("[role=status]");
  const failed = place.querySelector("[data-note=search]");

  let coming, shown = "", active = null;
  const load = () => (coming ??= (async () => {
    const [{ default: MiniSearch }, answer] = await Promise.all([
      import(at(data.library)), fetch(at(data.index))]);
    if (!answer.ok) throw new Error(data.index);
    const words = await answer.json();
    return { words, ...await finder(MiniSearch, words) };
  })().catch((error) => {
    coming = undefined;
    throw error;
  }));

  const part = (tag, inside, traits = {}, ...texts) => {
    const made = Object.assign(document.createElement(tag), traits);
    made.append(...texts);
    return inside.appendChild(made);
  };
  const marks = (parts) => parts.map((text, at) => {
    if (at % 2 === 0) return text;
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
  const choose = (option) => {
    active?.setAttribute("aria-selected", "false");
    active = option ?? null;
    active?.setAttribute("aria-selected", "true");
    if (active) field.setAttribute("aria-activedescendant", active.id);
    else field.removeAttribute("aria-activedescendant");
    active?.scrollIntoView({ block: "nearest" });
  };
  const link = (inside, href, traits) => {
    const made = part("a", inside, { href, ...traits });
    if (!modal) return made;
    Object.assign(made, { id: `nalez-${list.querySelectorAll("a").length}`, tabIndex: -1 });
    made.setAttribute("role", "option");
    made.setAttribute("aria-selected", "false");
    return made;
  };
  const hit = (inside, { group, path, address, title, line, names, terms, asked }, marked) => {
    const made = link(modal ? inside : part("li", inside), root + address);
    part("b", made, {}, ...marks(marked(title, terms)));
    const plain = asked.some((word) => fold(title).includes(word));
    const other = plain ? undefined : names.find((name) => marked(name, asked).length > 1);
    if (other) part("i", made, {}, ...marks(marked(other, asked)));
    if (group.name === "rules") part("code", made, {}, path);
    part("span", made, {}, ...marks(marked(line, terms)));
  };
  const draw = async () => {
    const query = field.value.slice(0, LONGEST).trim();
    if (query === shown) return;
    let found = [], tools;
    try {
      tools = await load();
      found = query ? tools.search(query) : [];
    } catch {
      failed.hidden = false;
      return;
    }
    if (query !== field.value.slice(0, LONGEST).trim()) return;
    shown = query;
    failed.hidden = true;
    list.replaceChildren();
    for (const [{ name, label }, entries] of grouped(found)) {
      const group = part(modal ? "div" : "section", list);
      const id = `nalezy-${name}`;
      group.setAttribute("aria-labelledby", id);
      if (modal) group.setAttribute("role", "group");
      const head = part(modal ? "p" : "h2", group, { id, className: "eyebrow" }, label);
      if (modal) head.setAttribute("role", "presentation");
      const inside = modal ? group : part("ul", group);
      for (const entry of entries.slice(0, modal ? SHOWN : undefined)) hit(inside, entry, tools.marked);
    }
    const { words } = tools, asked = new URLSearchParams({ q: query });
    const more = found.length > list.querySelectorAll("a").length;
    if (modal && more) {
      link(list, `${root}${data.find}?${asked}`, { className: "go" }).append(`${words.all} (${found.length})`);
    }
    list.hidden = !found.length;
    if (modal) {
      field.setAttribute("aria-expanded", String(!list.hidden));
      choose(list.querySelector("a"));
      list.scrollTop = 0;
    } else globalThis.stych?.replace(query ? `?${asked}` : location.pathname, "");
    if (hint) hint.hidden = Boolean(query);
    state.classList.toggle("vh", found.length > 0);
    if (!query) state.textContent = "";
    else state.textContent = found.length ? `${words.found} ${found.length}` : words.none;
  };

  field.addEventListener("input", draw);
  field.addEventListener("keydown", async (event) => {
    if (!modal || event.isComposing) return;
    const options = [...list.querySelectorAll("a")], step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length) {
      event.preventDefault();
      choose(options[(options.indexOf(active) + step + options.length) % options.length]);
    } else if (event.key === "Enter") {
      event.preventDefault();
      await draw();
      active?.click();
    }
  });
  list.addEventListener("pointermove", ({ target }) => {
    const option = target.closest("a");
    if (modal && option && option !== active) choose(option);
  });
  place.addEventListener("click", (event) => {
    if (!modal) return;
    const { target } = event, leave = target.closest("a") && !event.ctrlKey && !event.metaKey;
    if (target === place || leave || target.closest("[data-close]")) place.close();
  });
  if (!modal) field.value = (new URLSearchParams(location.search).get("q") ?? "").slice(0, LONGEST);
  if (!modal && !field.value) field.focus();
  load().then(draw, () => { failed.hidden = false; });
};
if (globalThis.document) begin();

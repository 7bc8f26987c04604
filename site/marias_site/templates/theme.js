/* The reader's light or dark choice, before the first paint; allowed by its hash. */
(() => {
  const root = document.documentElement, here = document.currentScript.dataset.root;
  const dark = () => root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  let key = "", kept = null;
  try {
    key = "stych:1:" + new URL(here || "./", location.href).pathname + ":theme";
    kept = localStorage.getItem(key);
  } catch { /* storage is refused: the page follows the device */ }
  if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  /* Where the loader itself does not come, nobody else can say so. */
  const told = () => {
    if (root.dataset.engine || location.protocol === "file:") return;
    const name = /[?&][qs]=./.test(location.search) ? "needs" : "engine";
    const notes = document.querySelector(".quiz, .deal")
      ? document.querySelectorAll(`[data-note=${name}]`) : [];
    for (const note of notes) note.hidden = false;
  };
  addEventListener("load", told);
  setTimeout(told, 20000);
  /* The other language shows the same question, step or rule. */
  for (const type of ["click", "auxclick"]) {
    addEventListener(type, ({ target }) => {
      const link = target.closest?.(".end a[hreflang]");
      if (link) Object.assign(link, { search: location.search, hash: location.hash });
    }, true);
  }
  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("[data-theme-toggle]")) {
      const show = () => button.setAttribute("aria-pressed", dark());
      button.hidden = false;
      show();
      button.addEventListener("click", () => {
        root.dataset.theme = dark() ? "light" : "dark";
        show();
        try { localStorage.setItem(key, root.dataset.theme); } catch { /* not kept */ }
      });
    }
    if (location.protocol === "file:") {
      /* Browsers let no engine start from a folder, not even the loader. */
      for (const note of document.querySelectorAll("[data-note=file]")) note.hidden = false;
    }
    /* The contents of a chapter follow the reader. */
    const toc = document.querySelector(".toc");
    const places = [...toc?.querySelectorAll("li a") ?? []].map((link) =>
      [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))]);
    let last;
    const follow = () => {
      const read = ([, place]) => place?.getBoundingClientRect().top < innerHeight / 3;
      const now = places.filter(read).pop()?.[0];
      if (now === last) return;
      last?.removeAttribute("aria-current");
      now?.setAttribute("aria-current", "location");
      toc.scrollTop = now ? now.offsetTop - toc.clientHeight / 2 : 0;
      last = now;
    };
    /* Where it lies over the page, it goes when something is chosen, or by Escape. */
    const folded = toc?.querySelector("details");
    const fold = () => folded.removeAttribute("open");
    toc?.addEventListener("click", ({ target }) => target.closest("li a") && fold());
    toc?.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !folded.open) return;
      fold();
      folded.firstElementChild.focus();
    });
    document.addEventListener("click", ({ target }) =>
      folded?.open && !toc.contains(target) && fold());
    if (toc) addEventListener("scroll", follow, { passive: true });
    /* The bare 404 page: a step up from whatever address was asked for. */
    for (const link of document.querySelectorAll("[data-up]")) {
      link.href = location.pathname.replace(/[^/]+\/?$/, "") || "/";
      link.hidden = false;
    }
  });
})();

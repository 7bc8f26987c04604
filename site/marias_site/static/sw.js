/* Keeps the whole book, so that once visited it can be read without a network.
   FILES (path: hash of its content) is filled in when the site is frozen. */
const FILES = {};
const SCOPE = registration.scope, OURS = "stych " + SCOPE + " ", NAME = OURS + "0";
const at = (path) => new Request(new URL(path, SCOPE), { cache: "reload" });
/* Only the very bytes of the edition are kept, never what a portal or a proxy says. */
const genuine = async (path, answer) => {
  if (!answer?.ok) return false;
  const hash = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").startsWith(FILES[path]);
};
const others = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(NAME);
  const places = [cache, ...await Promise.all((await others()).map((name) => caches.open(name)))];
  await Promise.all(Object.keys(FILES).map(async (path) => {
    for (const place of places) {
      const had = await place.match(at(path));
      if (await genuine(path, had)) return place === cache || cache.put(at(path), had);
    }
    const fresh = await fetch(at(path));
    if (!await genuine(path, fresh)) throw new TypeError(path);
    return cache.put(at(path), fresh);
  }));
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await others()) await caches.delete(name);
})()));

/* Files with a hash in their name never change: the kept one will do. Pages come from
   the network, so that they are never stale, and from the cache when it is slow, broken or gone. */
const answer = async (request) => {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && request.url.startsWith(SCOPE + "assets/")) return kept;
  const gone = async () => {
    const page = new URL(request.url);
    page.pathname += "/";
    const lacking = !kept && await cache.match(page, { ignoreSearch: true });
    return lacking ? Response.redirect(page) : kept ?? Response.error();
  };
  const late = (answer) => new Promise((go) => setTimeout(go, 4000, answer));
  const well = (answer) => (answer.status >= 500 && kept ? kept : answer);
  const fresh = fetch(request).then(well, gone);
  return kept ? Promise.race([fresh, late(kept)]) : fresh;
};
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

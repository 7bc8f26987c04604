/* Keeps the whole book, so that once visited it can be read without a network.
   FILES (path: hash of its content) is filled in when the site is frozen. */
const FILES = {};
const SCOPE = registration.scope, OURS = "stych " + SCOPE + " ", NAME = OURS + "0";
const at = (path) => new Request(new URL(path, SCOPE), { cache: "reload" });
const others = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(NAME), list = at("sw-files");
  for (const old of await Promise.all((await others()).map((name) => caches.open(name)))) {
    const had = await (await old.match(list))?.json() ?? {};
    for (const path in FILES) {
      const same = had[path] === FILES[path] && await old.match(at(path));
      if (same) await cache.put(at(path), same);
    }
  }
  const kept = new Set((await cache.keys()).map((request) => request.url));
  await cache.addAll(Object.keys(FILES).map(at).filter((request) => !kept.has(request.url)));
  await cache.put(list, new Response(JSON.stringify(FILES)));
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await others()) await caches.delete(name);
})()));

/* Files with a hash in their name never change: the kept one will do. Pages come from
   the network, so that they are never stale, and from the cache when it is slow or gone. */
const answer = async (request) => {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && request.url.startsWith(SCOPE + "assets/")) return kept;
  const late = (answer) => new Promise((go) => setTimeout(go, 4000, answer));
  const fresh = fetch(request).catch(() => kept ?? Response.error());
  return kept ? Promise.race([fresh, late(kept)]) : fresh;
};
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

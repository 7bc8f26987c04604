/* Stands at sw.js while the book is being written: forgets all that was kept. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const ours = (await caches.keys()).filter((name) => name.startsWith("stych " + registration.scope));
  for (const name of ours) await caches.delete(name);
  await registration.unregister();
})()));

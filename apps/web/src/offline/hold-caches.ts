/**
 * Keeps the caches open as long as this page lives. WebKit empties a cache of a private window once no page and no
 * running worker has it open, and it stops a worker that is slow to answer (seen in WebKitGTK 2.50).
 */
export async function holdCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.open(name)));
}

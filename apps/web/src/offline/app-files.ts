/** The cache of the scripts, styles and texts that the app does not start with. */
export const fileCache = 'octavo-files';

/** Sent by the page once it is idle. */
export const keepFiles = { type: 'KEEP_FILES' } as const;

const first =
  /^\/app\/(?!assets\/)|^\/app\/assets\/(?:app|libraries|rolldown-runtime|start|start-document)-/u;

/** Whether the app needs a file to start. The others are cached after the worker has started answering. */
export const isNeededToStart = (path: string): boolean => first.test(path);

/** How many files are fetched at a time, besides the page's own requests. */
const atOnce = 4;

/**
 * Caches what is not cached yet.
 * @throws TypeError where a file cannot be fetched; those already fetched stay
 */
export async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !kept.has(path));
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      for (let at = place; at < missing.length; at += atOnce) await cache.add(missing[at] ?? '');
    }),
  );
}

/** Deletes the files of other versions. */
export async function forgetOthers(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  const own = new Set(paths);
  const others = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

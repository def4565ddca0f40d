/** Where the scripts, styles and texts of the app are kept that it does not start with. */
export const fileCache = 'octavo-files';

/** The page asks for it once it has nothing better to do. */
export const keepFiles = { type: 'KEEP_FILES' } as const;

const first =
  /^\/app\/(?!assets\/)|^\/app\/assets\/(?:app|libraries|rolldown-runtime|start|start-document)-/u;

/** Whether the app cannot start without a file. The others are kept after the worker has begun to answer. */
export const isNeededToStart = (path: string): boolean => first.test(path);

/** So many are fetched at a time, beside what the page itself asks for. */
const atOnce = 4;

/**
 * Keeps what is not kept yet.
 * @throws TypeError where a file cannot be fetched; those that were stay
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

/** Forgets the files of other versions. */
export async function forgetOthers(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache);
  const own = new Set(paths);
  const others = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

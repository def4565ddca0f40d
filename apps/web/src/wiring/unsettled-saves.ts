/** A save that hangs may not keep the reader from the list for longer, in milliseconds. */
const timeout = 5000;

const unsettled = new Set<Promise<unknown>>();

/** Does a save and remembers it until it has ended, however it ends. */
export function settling<T>(save: () => Promise<T>): Promise<T> {
  const running = save();
  const settled = running.then(
    () => {},
    () => {},
  );
  unsettled.add(settled);
  void settled.then(() => unsettled.delete(settled));
  return running;
}

/** Resolves when the saves that run now have ended, so that what is read after it holds what was just written. */
export async function savesSettled(): Promise<void> {
  if (unsettled.size === 0) return;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeout);
  await Promise.race([Promise.all(unsettled), enough]);
  clearTimeout(timer);
}

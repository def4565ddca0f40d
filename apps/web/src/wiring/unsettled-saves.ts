/** How long a save that hangs may delay the list, in milliseconds. */
const timeout = 5000;

const unsettled = new Set<Promise<unknown>>();

/** Runs a save and tracks it until it has settled. */
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

/** Resolves when the saves now running have settled, so that what is read afterwards includes them. */
export async function savesSettled(): Promise<void> {
  if (unsettled.size === 0) return;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeout);
  await Promise.race([Promise.all(unsettled), enough]);
  clearTimeout(timer);
}

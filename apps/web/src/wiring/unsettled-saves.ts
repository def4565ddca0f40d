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

/** Resolves when the saves that run now have ended, so that a list made after it shows what was just written. */
export async function savesSettled(): Promise<void> {
  await Promise.all(unsettled);
}

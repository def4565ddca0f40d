import { thisWindow } from './window-id.ts';

const prefix = 'octavo-window:';

/**
 * A browser grants locks only to pages served over HTTPS or from this machine, and not in a sandbox or where it refuses
 * to store anything.
 */
async function usableLocks(): Promise<LockManager | null> {
  try {
    await navigator.locks.query();
    return navigator.locks;
  } catch {
    return null;
  }
}

let announced = false;

/** Tells the other windows, from now on, that this one is alive: the browser releases the lock when the page dies. */
export function announceWindow(): void {
  if (announced) return;
  announced = true;
  void usableLocks().then((locks) => locks?.request(prefix + thisWindow, () => new Promise(() => {})));
}

/**
 * The other windows that are alive. Without locks none are known: a text taken over from a living window is saved
 * twice, as a conflict that keeps both, and is never lost.
 */
export async function otherWindows(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await (await usableLocks())?.query()) ?? {};
  const names = [...held, ...pending].flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
  const windows = new Set(names.map((name) => name.slice(prefix.length)));
  windows.delete(thisWindow);
  return windows;
}

/** Does the work unless another window holds the lock. */
export async function unlessElsewhere<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  const locks = await usableLocks();
  if (locks === null) return work();
  return locks.request(`octavo-work:${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? otherwise : work(),
  );
}

/** How long opening a document waits for the lock, in milliseconds. */
const longestWait = 3000;

/** Does the work as soon as the lock is free. That is soon, since its holder saves one text. */
export async function onceFree<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  const locks = await usableLocks();
  if (locks === null) return work();
  const limit = AbortSignal.timeout(longestWait);
  let isMine = false;
  return locks
    .request(`octavo-work:${name}`, { signal: limit }, () => {
      isMine = true;
      return work();
    })
    .catch((error: unknown) => {
      if (isMine) throw error;
      return otherwise;
    });
}

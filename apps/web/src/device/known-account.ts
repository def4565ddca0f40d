import { whenIdle } from '@octavo/ui/when-idle';
import { keep, kept } from '../storage/local-storage.ts';
import { accountOf, nobody } from './account-mark.ts';

const key = 'octavo_account';

/** How long to wait before looking through the device again after its storage has failed, in milliseconds. */
const retryAfter = 30_000;

/** The last mark that this window received. */
let lastMark: string | null = null;
/** The look through the device in progress, and the mark it is for. */
let looking: { readonly mark: string; readonly end: Promise<void> } | null = null;

/**
 * The account that the server named last on this device; null after a known sign-out. Nothing of another account is
 * opened without asking the server.
 */
export const knownAccount = (): string | null => accountOf(kept(key) ?? lastMark ?? nobody);

/** Whether another window has signed out, or in to another account, since this window's last answer. */
export const isAnothers = (): boolean => lastMark !== null && accountOf(lastMark) !== knownAccount();

/** Whether the server has ever named an account on this device, or that nobody is signed in. */
export const isAnyKnown = (): boolean => (kept(key) ?? lastMark) !== null;

/**
 * Called with the account mark of each answer. Closes at once what may no longer be opened; it is forgotten when the
 * device has been looked through.
 */
export function noteContact(mark: string | null): void {
  if (mark === null || mark === lastMark) return;
  lastMark = mark;
  const before = kept(key);
  // Another window may have been first.
  if (before === mark) return;
  // Stored without its number until the device has been looked through: if this window closes too soon, a later one
  // does it.
  keep(key, accountOf(mark) ?? '');
  // On a first visit there is nothing to forget, and the page has better things to do.
  if (before === null) whenIdle(() => void lookThrough(mark));
  else void lookThrough(mark);
}

/** Nobody is signed in from now on. The caller has the device looked through. */
export function closeSession(): void {
  lastMark = nobody;
  keep(key, '');
}

/** Looks through the device if that is still to be done. */
export async function settleAccount(): Promise<void> {
  if (lastMark !== null && kept(key) !== lastMark) await lookThrough(lastMark);
}

/** The device has been looked through, and holds nothing that the server no longer allowed at that time. */
export function noteSettled(mark: string): void {
  // Another window may have signed out or in meanwhile.
  if (accountOf(kept(key) ?? '') === accountOf(mark)) keep(key, mark);
}

function lookThrough(mark: string): Promise<void> {
  if (looking?.mark === mark) return looking.end;
  const end = tryLookThrough(mark).finally(() => {
    if (looking?.end === end) looking = null;
  });
  looking = { mark, end };
  return end;
}

async function tryLookThrough(mark: string): Promise<void> {
  try {
    await (await import('./look-through.ts')).lookThrough(mark);
  } catch {
    setTimeout(() => (lastMark = null), retryAfter);
  }
}

import { whenIdle } from '@octavo/ui/when-idle';
import { keep, kept } from '../storage/local-storage.ts';
import { accountOf, nobody } from './account-mark.ts';

const key = 'octavo_account';

/** How long a device whose storage has failed waits before it is looked through again, in milliseconds. */
const retryAfter = 30_000;

/** The last mark that this window was answered. */
let heard: string | null = null;
/** The look through the device that is under way, and for which mark. */
let looking: { readonly mark: string; readonly end: Promise<void> } | null = null;

/**
 * Whose account the server named last on this device; null after a known sign-out. Nothing of another account is opened
 * without asking the server.
 */
export const knownAccount = (): string | null => accountOf(kept(key) ?? heard ?? nobody);

/** Whether another window has signed out, or in to another account, since this one was answered. */
export const isAnothers = (): boolean => heard !== null && accountOf(heard) !== knownAccount();

/** Whether the server has ever named an account here, or that there is none. */
export const isAnyKnown = (): boolean => (kept(key) ?? heard) !== null;

/**
 * Hears with each answer of the server's whom it was for. Whatever may not be opened any more is closed at once, and
 * forgotten when the device has been looked through.
 */
export function noteContact(mark: string | null): void {
  if (mark === null || mark === heard) return;
  heard = mark;
  const before = kept(key);
  // Another window may have been first.
  if (before === mark) return;
  // Without its number until the device has been looked through, so that it is if this window is closed too soon.
  keep(key, accountOf(mark) ?? '');
  // On a first visit there is nothing to forget, and the page has better things to do.
  if (before === null) whenIdle(() => void lookThrough(mark));
  else void lookThrough(mark);
}

/** Nobody is signed in from now on. Whoever says so has the device looked through. */
export function closeSession(): void {
  heard = nobody;
  keep(key, '');
}

/** Has the device looked through where that is still to be done. */
export async function settleAccount(): Promise<void> {
  if (heard !== null && kept(key) !== heard) await lookThrough(heard);
}

/** The device has been looked through, and holds nothing that the server had closed by then. */
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
    setTimeout(() => (heard = null), retryAfter);
  }
}

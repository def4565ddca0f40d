import type { KeptEssay } from '@octavo/machines/essay';
import type { Keeping } from '@octavo/journal/verdict';
import { knownAccount } from '../device/known-account.ts';

/** Per tab; the number is the version of the stored format. */
const key = 'octavo-essay-2';
const formerKey = 'octavo-essay-1';

interface EssayOfAccount extends KeptEssay {
  readonly account: string | null;
}

/** What was being written when this tab was left; null in a browser that refuses storage. */
export function interruptedEssay(): EssayOfAccount | null {
  try {
    const kept: EssayOfAccount | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept;
  } catch {
    return null;
  }
}

/** Stores what is being written until it is deleted. */
export function keepEssay(essay: KeptEssay): void {
  try {
    const kept: EssayOfAccount = { ...essay, account: knownAccount() };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A private window may refuse: the essay can be found on home all the same.
  }
}

export function forgetEssay(): void {
  try {
    for (const kept of [key, formerKey]) sessionStorage.removeItem(kept);
  } catch {
    // Nothing was kept.
  }
}

/** The essay of this tab as data that this device keeps of an account. */
export const essayOfTab: Keeping = {
  held: async () => {
    const account = interruptedEssay()?.account ?? null;
    return { documents: [], accounts: account === null ? [] : [account] };
  },
  review: async ({ isOwn }) => {
    const account = interruptedEssay()?.account ?? null;
    if (account === null || !isOwn(account)) forgetEssay();
  },
};

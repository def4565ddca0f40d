import { call } from '../api/call.ts';
import { valueStore } from './value-store.ts';

/** AI words that the account has left today; null while unknown and for an account that has no limit. */
export const wordsLeft = valueStore<number | null>(null);

/** How many documents there are; null until a list was seen. */
export const documentCount = valueStore<number | null>(null);

/** Asks how much is left; what cannot be learnt now stays as it was. */
export async function refreshWordsLeft(): Promise<void> {
  try {
    const [{ accountType }, { pro }, { limit }] = await Promise.all([
      call('accountInfo'),
      call('subscription'),
      call('remainingWords'),
    ]);
    wordsLeft.set(pro && accountType !== 'anon' ? null : limit);
  } catch {
    // The meter is a courtesy; the server counts.
  }
}

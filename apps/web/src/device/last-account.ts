import { accountOfKeptAnswers } from '../offline/kept-lists.ts';
import { isAnyKnown, knownAccount } from './known-account.ts';

/**
 * Who may open what this device keeps while the server cannot be asked: `knownAccount`, or on a device that was last used
 * before it was kept, whose answers are kept.
 */
export const lastAccount = async (): Promise<string | null> =>
  isAnyKnown() ? knownAccount() : accountOfKeptAnswers().catch(() => null);

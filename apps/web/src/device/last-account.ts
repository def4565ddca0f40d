import { accountOfKeptAnswers } from '../offline/kept-lists.ts';
import { isAnyKnown, knownAccount } from './known-account.ts';

/**
 * Who may open what is on this device while the server cannot be asked: `knownAccount`, or, on a device last used
 * before that was recorded, the account whose answers are kept.
 */
export const lastAccount = async (): Promise<string | null> =>
  isAnyKnown() ? knownAccount() : accountOfKeptAnswers().catch(() => null);

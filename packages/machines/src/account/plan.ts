import type { AccountInfo } from '@octavo/contract';
import { freeDailyWords } from '@octavo/contract/account-kinds';
import type { AccountContext, Allowance } from './account.types.ts';

/** Whether the account has no limits: an anonymous one has them even where it has paid (SPEC §4). */
export function isPro({ account }: AccountContext): boolean {
  return account !== null && account.pro && account.info.accountType !== 'anon';
}

/** What is left of the day; null while it is not known and where nothing is counted. */
export function allowanceOf(context: AccountContext): Allowance | null {
  if (context.account === null || isPro(context)) return null;
  return { left: context.account.wordsLeft, total: freeDailyWords };
}

/** Whether the earnings can be withdrawn: there are some, and no earlier request is under way (SPEC §4). */
export function mayWithdraw({ earnings, recentWithdrawal }: AccountInfo): boolean {
  return earnings > 0 && (recentWithdrawal === null || recentWithdrawal === 'fulfilled');
}

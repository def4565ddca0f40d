import type { AccountInfo } from '@octavo/contract';
import { freeDailyWords } from '@octavo/contract/account-kinds';
import type { AccountContext, Allowance } from './account.types.ts';

/**
 * Whether the account has no limits, or is shown as if it had none because it was paid for just now. An anonymous
 * account has limits even if it has paid (SPEC §4).
 */
export function isPro({ account, claimsPro }: Omit<AccountContext, 'looks'>): boolean {
  return account !== null && (account.pro || claimsPro) && account.info.accountType !== 'anon';
}

/** What is left of today's allowance; null while unknown, and where there is no limit. */
export function allowanceOf(context: Omit<AccountContext, 'looks'>): Allowance | null {
  if (context.account === null || isPro(context)) return null;
  return { left: context.account.wordsLeft, total: freeDailyWords };
}

/** Whether the earnings can be withdrawn: there are some, and no earlier withdrawal is pending (SPEC §4). */
export function mayWithdraw({ earnings, otherEarnings, recentWithdrawal }: AccountInfo): boolean {
  const hasEarned = earnings > 0 || otherEarnings.length > 0;
  return hasEarned && (recentWithdrawal === null || recentWithdrawal === 'fulfilled');
}

import { AppError } from '../errors.ts';
import type { Account } from './account.ts';

/**
 * Only an account with an email address may do this to itself: a visitor has none, and a shared account is used by
 * anyone who has its code.
 * @throws AppError 403 `not_allowed`
 */
export function requireMember(account: Account): Account {
  if (account.type !== 'main') {
    throw new AppError(
      'not_allowed',
      403,
      'This needs an account of your own. Please sign in by email first.',
      { reason: 'member' },
    );
  }
  return account;
}

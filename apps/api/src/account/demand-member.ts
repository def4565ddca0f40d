import { AppError } from '../errors.ts';
import type { Account } from './account.ts';

/**
 * What only an account with an address of its own may do to itself: a visitor has none, and a shared account is used by
 * whoever has its code.
 * @throws AppError 403 `not_allowed`
 */
export function demandMember(account: Account): Account {
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

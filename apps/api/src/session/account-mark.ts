import type { Account } from '../account/account.ts';

/** What an answer says of the account that it is for, in the `accountHeader`. */
export const accountMark = ({ id, closings }: Account): string => `${id}.${closings}`;

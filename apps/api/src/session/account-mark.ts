import type { Account } from '../account/account.ts';

/** Identifies the account that an answer is for, in the `accountHeader`. */
export const accountMark = ({ id, closings }: Account): string => `${id}.${closings}`;

import type { AccountInfo, AccountType } from '@octavo/contract';

/** Who one is, what one has paid for, and how much is left of the day. */
export interface Account {
  readonly info: AccountInfo;
  /** The account's subscription; `isPro` tells what it allows. */
  readonly pro: boolean;
  /** AI words left today (SPEC §6). */
  readonly wordsLeft: number;
}

export interface AccountContext {
  /** Null until it was told once; a look that fails keeps what was known. */
  readonly account: Account | null;
}

export type AccountEvent = { type: 'refresh' };

export type AccountEmitted =
  | { type: 'known'; accountType: AccountType; pro: boolean; countryCode: string }
  /** Somebody else is signed in than the last time: here, or in another window. */
  | { type: 'changed'; email: string | null };

export interface Allowance {
  /** AI words that the account has left today. */
  readonly left: number;
  /** AI words of a full day. */
  readonly total: number;
}

import type { AccountInfo, AccountType } from '@octavo/contract';

/** Who is signed in, what they have paid for, and what is left of today's allowance. */
export interface Account {
  readonly info: AccountInfo;
  /** Whether the subscription is paid; `isPro` says what the account may do. */
  readonly pro: boolean;
  /** When the next payment is due, or when it ends if it was cancelled; ISO 8601. */
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  /** Since when its payment has been failing, and when it is retried. */
  readonly failedAt: string | null;
  readonly retriesAt: string | null;
  /** The payment provider has a page to manage it. */
  readonly manageable: boolean;
  /** AI words left today (SPEC §6). */
  readonly wordsLeft: number;
}

export interface AccountContext {
  /** Null until first loaded; a failed load keeps what was known. */
  readonly account: Account | null;
  /** A payment has just been made: Pro is shown before the server confirms it, but only the server grants it. */
  readonly claimsPro: boolean;
  /** How many times the server has been checked for the payment. */
  readonly looks: number;
}

export type AccountEvent = { type: 'refresh' } | { type: 'pro.claim' };

export type AccountEmitted =
  /** `paid` is what the subscription says, `pro` what follows from it. */
  | { type: 'known'; accountType: AccountType; pro: boolean; paid: boolean; countryCode: string }
  /** The load failed and nothing is known. */
  | { type: 'missed' }
  /** Somebody else is signed in than before: here, or in another window. */
  | {
      type: 'changed';
      email: string | null;
      /** The user was a visitor before; what they wrote has moved to the account. */
      wasVisitor: boolean;
    };

export interface Allowance {
  /** AI words left today. */
  readonly left: number;
  /** AI words per day. */
  readonly total: number;
}

import type { AccountInfo, AccountType } from '@octavo/contract';

/** Who one is, what one has paid for, and how much is left of the day. */
export interface Account {
  readonly info: AccountInfo;
  /** The account's subscription; `isPro` tells what it allows. */
  readonly pro: boolean;
  /** When the next payment is due, or it ends where it was cancelled; ISO 8601. */
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  /** Since when a payment of it has failed, and when that is tried again. */
  readonly failedAt: string | null;
  readonly retriesAt: string | null;
  /** There is a page at the payment provider where it is managed. */
  readonly manageable: boolean;
  /** AI words left today (SPEC §6). */
  readonly wordsLeft: number;
}

export interface AccountContext {
  /** Null until it was told once; a look that fails keeps what was known. */
  readonly account: Account | null;
  /** A payment has just been made: Pro is shown until the server agrees, and allowed by it alone. */
  readonly claimsPro: boolean;
  /** How often was looked whether the server agrees. */
  readonly looks: number;
}

export type AccountEvent = { type: 'refresh' } | { type: 'pro.claim' };

export type AccountEmitted =
  /** `paid` is what the subscription says, `pro` what follows from it. */
  | { type: 'known'; accountType: AccountType; pro: boolean; paid: boolean; countryCode: string }
  /** It could not be looked at, and nothing is known of it. */
  | { type: 'missed' }
  /** Somebody else is signed in than the last time: here, or in another window. */
  | {
      type: 'changed';
      email: string | null;
      /** Nobody was signed in before: what the visitor wrote has moved. */
      wasVisitor: boolean;
    };

export interface Allowance {
  /** AI words that the account has left today. */
  readonly left: number;
  /** AI words of a full day. */
  readonly total: number;
}

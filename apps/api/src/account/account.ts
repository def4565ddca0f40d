import type { AccountType } from '@octavo/contract';

/** The account that makes a call. */
export interface Account {
  readonly id: string;
  readonly type: AccountType;
  /** What the account may use. An anonymous account never has the rights of Pro, even if it paid (SPEC §4). */
  readonly pro: boolean;
  /** Whether the subscription is paid for. */
  readonly subscribed: boolean;
  readonly name: string;
  readonly email: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The first visit; ISO 8601 UTC. */
  readonly createdAt: string;
  /**
   * How often a document was deleted for good or locked: a device that knows a smaller number has local data to delete.
   */
  readonly closings: number;
}

/** What a document is to the account that is signed in; `unknown` is one that the server was not asked about. */
export type DocumentState = 'readable' | 'locked' | 'gone' | 'unknown';

/** What may stay on this device, according to the server. */
export interface Verdict {
  /** Who is signed in; null where nobody is. */
  readonly account: string | null;
  /** `gone` includes documents that belong to somebody else. */
  readonly stateOf: (documentId: string) => DocumentState;
  /** Whether an account is the one that is signed in, or has been merged into it. */
  readonly isOwn: (account: string) => boolean;
  /**
   * Whether nobody can return to an account: what it wrote and the server never received goes to the next user of this
   * device.
   */
  readonly isLeft: (account: string) => boolean;
  /** Whether an account was deleted here: then even what was never saved goes with it. */
  readonly isDeleted: (account: string) => boolean;
}

/** The verdict where nobody is signed in. */
export const nobodysVerdict: Verdict = {
  account: null,
  stateOf: () => 'gone',
  isOwn: () => false,
  isLeft: () => false,
  isDeleted: () => false,
};

/** The documents and accounts of which this device holds something. */
export interface Held {
  readonly documents: readonly string[];
  readonly accounts: readonly string[];
}

/** One of the places where this device keeps data of an account. */
export interface Keeping {
  readonly held: () => Promise<Held>;
  /** Forgets what may not stay. */
  readonly review: (verdict: Verdict) => Promise<void>;
}

/** How the account that is signed in has a document; `unknown` is one that the server was not asked about. */
export type DocumentState = 'readable' | 'locked' | 'gone' | 'unknown';

/** What may stay on this device, as the server has said. */
export interface Verdict {
  /** Who is signed in; null where nobody is. */
  readonly account: string | null;
  /** `gone` is also what belongs to somebody else. */
  readonly stateOf: (documentId: string) => DocumentState;
  /** Whether an account is the one that is signed in, or has become part of it. */
  readonly isOwn: (account: string) => boolean;
  /** Whether nobody can come back to an account: the words that the server never had of it are whose device this is. */
  readonly isLeft: (account: string) => boolean;
  /** Whether an account was deleted here: even what was never saved goes with it. */
  readonly isDeleted: (account: string) => boolean;
}

/** Of a device on which nobody is signed in. */
export const nobodysVerdict: Verdict = {
  account: null,
  stateOf: () => 'gone',
  isOwn: () => false,
  isLeft: () => false,
  isDeleted: () => false,
};

/** What this device holds of whom. */
export interface Held {
  readonly documents: readonly string[];
  readonly accounts: readonly string[];
}

/** One of the places where this device keeps something of an account. */
export interface Keeping {
  readonly held: () => Promise<Held>;
  /** Forgets what may not stay. */
  readonly review: (verdict: Verdict) => Promise<void>;
}

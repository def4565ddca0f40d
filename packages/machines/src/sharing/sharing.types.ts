import type { SharedAccount } from '@octavo/contract';

/** What is wrong with the input (SPEC §5). */
export interface SharingProblems {
  readonly code: 'codeRequired' | 'codeShape' | 'codeTaken' | null;
  readonly name: 'nameRequired' | null;
}

export interface SharingDraft {
  readonly code: string;
  readonly name: string;
  readonly image: File | null;
}

export interface SharingContext {
  readonly accounts: readonly SharedAccount[];
  readonly draft: SharingDraft;
  readonly problems: SharingProblems;
  /** Whether the code of the draft is free; null until checked. */
  readonly isFree: boolean | null;
  /** The account about to be deleted. */
  readonly chosen: SharedAccount | null;
}

export type SharingEvent =
  /** The account page is shown. */
  | { type: 'enter' }
  | { type: 'retry' }
  | { type: 'add' }
  | { type: 'code.change'; code: string }
  | { type: 'code.generate' }
  | { type: 'name.change'; name: string }
  | { type: 'image.change'; image: File | null }
  | { type: 'submit' }
  | { type: 'remove'; id: string }
  | { type: 'confirm' }
  | { type: 'dismiss' };

type SharingDialog = 'share-account' | 'share-removal';

export type SharingEmitted =
  | { type: 'opened'; name: SharingDialog }
  | { type: 'closed'; name: SharingDialog }
  /** Why the server refused, in its own words. */
  | { type: 'refused'; message: string };

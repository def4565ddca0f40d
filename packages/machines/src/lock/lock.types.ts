import type { Failure } from '../failure.ts';

/** Why nothing was sent, or what came back (SPEC §5, §8). */
export type LockProblem = 'empty' | 'different' | 'hintTells' | 'wrong' | 'failed';

export interface LockForm {
  readonly password: string;
  /** The password once more; asked for when a document is locked. */
  readonly repeat: string;
  readonly hint: string;
}

export interface LockContext {
  readonly id: string;
  readonly form: LockForm;
  readonly problem: LockProblem | null;
  readonly failure: Failure | null;
  /** Of a locked document, once it was asked for. */
  readonly hint: { readonly text: string } | { readonly failure: Failure } | null;
}

export type LockEvent =
  /** The lock action: which dialog it opens depends on whether the document is locked. */
  | { type: 'open'; isLocked: boolean }
  | { type: 'form.change'; change: Partial<LockForm> }
  | { type: 'hint.show' }
  | { type: 'submit' }
  | { type: 'dismiss' };

/** `changed`: the document is locked, or no longer, and has to be read anew. */
export interface LockEmitted {
  readonly type: 'opened' | 'closed' | 'changed';
}

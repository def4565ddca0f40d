import type { Failure } from '../failure.ts';

/** Why nothing was sent, or what the server answered (SPEC §5, §8). */
export type LockProblem = 'empty' | 'different' | 'hintTells' | 'wrong' | 'failed';

export interface LockForm {
  readonly password: string;
  /** The password repeated; required when locking. */
  readonly repeat: string;
  readonly hint: string;
}

export interface LockContext {
  readonly id: string;
  readonly form: LockForm;
  readonly problem: LockProblem | null;
  readonly failure: Failure | null;
  /** The hint for the password of a locked document, once requested. */
  readonly hint: { readonly text: string } | { readonly failure: Failure } | null;
}

export type LockEvent =
  /** The lock action: which dialog it opens depends on whether the document is locked. */
  | { type: 'open'; isLocked: boolean }
  | { type: 'form.change'; change: Partial<LockForm> }
  | { type: 'hint.show' }
  | { type: 'submit' }
  | { type: 'dismiss' };

/** `changed`: the document was locked or unlocked and has to be loaded again. */
export interface LockEmitted {
  readonly type: 'opened' | 'closed' | 'changed';
}

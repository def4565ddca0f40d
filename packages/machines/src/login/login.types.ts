import type { SignInMethods } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** The two sign-in methods that need input. */
export type LoginTab = 'email' | 'code';

/** What is wrong with the input. */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'codeRequired';

export interface LoginContext {
  readonly email: string;
  readonly code: string;
  readonly problem: LoginProblem | null;
  /** Why the link was not sent, or the code not accepted. */
  readonly failure: Failure | null;
  /** The methods set up on this installation; null until known. */
  readonly methods: SignInMethods | null;
}

export type LoginEvent =
  | { type: 'open' }
  | { type: 'tab.change'; tab: LoginTab }
  | { type: 'email.change'; email: string }
  | { type: 'code.change'; code: string }
  | { type: 'submit' }
  | { type: 'again' }
  | { type: 'back' }
  | { type: 'dismiss' }
  /** The window is visible again: the link may have been used meanwhile. */
  | { type: 'window.return' };

/** `returned`: the user, waiting for the mail, is back at this window. */
export interface LoginEmitted {
  readonly type: 'opened' | 'closed' | 'returned';
}

import type { SignInMethods } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** The two methods in that ask for something to be typed. */
export type LoginTab = 'email' | 'code';

/** What is wrong with what was typed. */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'codeRequired';

export interface LoginContext {
  readonly email: string;
  readonly code: string;
  readonly problem: LoginProblem | null;
  /** Why the link was not sent, or the code not taken. */
  readonly failure: Failure | null;
  /** What is set up on this installation; null until it was told. */
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
  /** The window is looked at again: the link may have been used meanwhile. */
  | { type: 'window.return' };

/** `returned`: who waits for the mail is back at this window. */
export interface LoginEmitted {
  readonly type: 'opened' | 'closed' | 'returned';
}

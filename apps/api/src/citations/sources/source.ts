import type { Reference } from '@octavo/contract';
import type { Question } from '@octavo/citations/records';

/** A service outside that knows works. */
export interface Source {
  /** As its users call it. */
  readonly name: string;
  /** Whether it is one to ask this. */
  readonly answers: (kind: Question['kind']) => boolean;
  /** The best first. @throws SourceError, or the signal's reason */
  readonly find: (question: Question, signal: AbortSignal) => Promise<readonly Reference[]>;
}

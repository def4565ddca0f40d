import type { Reference } from '@octavo/contract';
import type { Question } from '@octavo/citations/records';

/** An external service that knows works. */
export interface Source {
  /** The name its users know it by. */
  readonly name: string;
  /** Whether this service can answer such a question. */
  readonly answers: (kind: Question['kind']) => boolean;
  /** Best first. @throws SourceError, or the signal's reason */
  readonly find: (question: Question, signal: AbortSignal) => Promise<readonly Reference[]>;
}

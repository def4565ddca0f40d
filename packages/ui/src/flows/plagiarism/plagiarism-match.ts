import type { PlagiarismResult } from '@octavo/contract';

/** Words of a passage; those that stand in both are marked. */
interface Words {
  readonly text: string;
  readonly isSame: boolean;
}

/** A place where words of the document stand too. */
export interface PlagiarismMatch extends PlagiarismResult {
  /** It is another document of the reader's own. */
  readonly isOwn: boolean;
  /** How much of the document's words stand there, from 0 to 1. */
  readonly share: number;
  readonly yours: readonly Words[];
  readonly theirs: readonly Words[];
}

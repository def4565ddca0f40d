import type { PlagiarismResult } from '@octavo/contract';

/** A source that contains words of the document. */
export type PlagiarismMatch = PlagiarismResult;

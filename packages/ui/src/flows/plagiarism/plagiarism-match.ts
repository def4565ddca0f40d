import type { PlagiarismResult } from '@octavo/contract';

/** A place where words of the document stand too. */
export type PlagiarismMatch = PlagiarismResult;

import type { CorrectionKind } from '@octavo/contract';
import type { Evidence } from './sequences/evidence.ts';

/** What a checker found in one paragraph; `offset` counts UTF-16 units from the paragraph's start. */
export type Finding = {
  readonly offset: number;
  readonly length: number;
  readonly kind: CorrectionKind;
  readonly rule: string;
  readonly summary: string;
  readonly replacement: string;
  readonly alternatives: readonly string[];
  /** A misspelt word is far from its first replacement: met again and again it is a name or a term. */
  readonly isFar?: boolean;
  /** An unknown word is of a kind that is more often a term than a slip: short, English or like rare words only. */
  readonly isTerm?: boolean;
  /** An unknown word is a single slip away from a frequent one, and stands where no name does. */
  readonly isPlain?: boolean;
  /** A change makes its place much likelier, where the language has a model of its words. */
  readonly isLikelier?: boolean;
  /** Whether the sequences of words around it are known from edited prose as they stand, or as they would read. */
  readonly evidence?: Evidence;
  /** To be looked at one by one: among what its rule finds too much is right as it stands. */
  readonly isLikely?: true;
  /** Too unsure to be told where so little is wrong; it stays where it was told before. */
  readonly isWithheld?: true;
  /** Sure enough for a line that is all the text, and too unsure for one paragraph of several. */
  readonly isForLine?: true;
  /** Harper's kind of lint; rules of our own are known by their names. */
  readonly reason?: string;
};

/** Whether a finding may be told by itself. */
export const isTold = ({ isWithheld }: Pick<Finding, 'isWithheld'>): boolean => isWithheld !== true;

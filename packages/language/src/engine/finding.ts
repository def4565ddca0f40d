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
  /** A misspelt word is far from its first replacement: if it occurs repeatedly, it is a name or a term. */
  readonly isFar?: boolean;
  /** An unknown word is more often a term than a slip: short, English or similar to rare words only. */
  readonly isTerm?: boolean;
  /** An unknown word is one slip away from a frequent one and stands where no name does. */
  readonly isPlain?: boolean;
  /** The change makes its place much likelier, in a language that has a word model. */
  readonly isLikelier?: boolean;
  /** Whether edited prose knows the word sequences around it as they stand, or as they would read after the change. */
  readonly evidence?: Evidence;
  /** What makes it sure in its paragraph, to be weighed again with the rest of the text. */
  readonly sureness?: {
    /** How many mistakes its rule finds for each false alarm, if every word of a text were a mistake. */
    readonly ratio: number;
    /** The share of its rule's findings in edited prose that are right. */
    readonly editedPrecision: number;
  };
  /** To be reviewed one by one: too much of what its rule finds is right as it stands. */
  readonly isLikely?: true;
  /** Too unsure to be reported in a text with so few mistakes; it stays where it was reported before. */
  readonly isWithheld?: true;
  /** Sure enough for a line that is the whole text, too unsure for one paragraph of several. */
  readonly isForLine?: true;
  /** Harper's lint kind; our own rules are known by their names. */
  readonly reason?: string;
};

/** Whether a finding is reported, that is, not withheld. */
export const isTold = ({ isWithheld }: Pick<Finding, 'isWithheld'>): boolean => isWithheld !== true;

import type { AcademicLevel, EssayType } from '@octavo/contract/essay-options';

/** The purpose of each part of a type of essay. `first` and `last` are separate body paragraphs if there is room. */
export type TypeTexts = {
  readonly opening: string;
  readonly first: string | null;
  /** `{n}`: the paragraph's number among these. */
  readonly each: string;
  readonly last: string | null;
  readonly closing: string;
};

/** The text of a scaffold in one language, short enough that one of 500 words fits a day's allowance. */
export type EssayTexts = {
  /** Says who made the scaffold. */
  readonly note: string;
  /** Stands for a section that the model did not write. */
  readonly unwritten: string;
  /** The evidence that each level requires. */
  readonly levels: Readonly<Record<AcademicLevel, string>>;
  readonly labels: {
    readonly introduction: string;
    /** `{n}`: the number of the paragraph. */
    readonly body: string;
    readonly conclusion: string;
    /** For an essay of one paragraph. */
    readonly both: string;
  };
  /** Stands for a thesis that was not chosen. */
  readonly thesis: string;
  /** A blank: what to write, `{task}`, and in how many `{words}`. */
  readonly blank: string;
  /** Additional blanks of long sections. */
  readonly more: readonly [string, string];
  readonly types: Readonly<Record<EssayType, TypeTexts>>;
};

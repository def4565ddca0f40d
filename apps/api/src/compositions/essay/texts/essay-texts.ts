import type { AcademicLevel, EssayType } from '@octavo/contract/essay-options';

/** What each part of a type of essay is for. `first` and `last` are body paragraphs of their own where there is room. */
export type TypeTexts = {
  readonly opening: string;
  readonly first: string | null;
  /** `{n}`: which of them. */
  readonly each: string;
  readonly last: string | null;
  readonly closing: string;
};

/** The words of a scaffold in one language, short enough that one of 500 words fits a day's allowance. */
export type EssayTexts = {
  /** Says who made the scaffold. */
  readonly note: string;
  /** Stands for a section that the model did not write. */
  readonly unwritten: string;
  /** What each level asks of evidence. */
  readonly levels: Readonly<Record<AcademicLevel, string>>;
  readonly labels: {
    readonly introduction: string;
    /** `{n}`: the number of the paragraph. */
    readonly body: string;
    readonly conclusion: string;
    /** Of an essay of one paragraph. */
    readonly both: string;
  };
  /** Stands for a thesis that was not chosen. */
  readonly thesis: string;
  /** A blank: what to write, `{task}`, and in how many `{words}`. */
  readonly blank: string;
  /** Further blanks of long sections. */
  readonly more: readonly [string, string];
  readonly types: Readonly<Record<EssayType, TypeTexts>>;
};

import type { Topic } from '@octavo/contract/topics';

/**
 * The text of a board in one language. `{topic}`, `{name}` and `{words}` are placeholders; blanks are in square
 * brackets.
 */
export type BoardTexts = {
  /** Says who made the board. */
  readonly note: string;
  readonly headings: {
    readonly questions: string;
    readonly angles: string;
    readonly related: string;
    readonly nextSteps: string;
    readonly aim: string;
    readonly sections: string;
    readonly sources: string;
  };
  readonly questions: readonly string[];
  /** One for each category of the taxonomy. */
  readonly angles: Readonly<Record<Topic, string>>;
  readonly nextSteps: readonly string[];
  readonly aim: readonly string[];
  /** Name and purpose of each section of the plan. */
  readonly sections: readonly { readonly name: string; readonly words: number; readonly task: string }[];
  /** The line for a section and its word budget. */
  readonly section: string;
  readonly sources: readonly string[];
  readonly planSteps: readonly string[];
};

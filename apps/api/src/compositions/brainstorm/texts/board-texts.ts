import type { Topic } from '@octavo/contract/topics';

/** The words of a board in one language. `{topic}`, `{name}` and `{words}` are places to fill; blanks stand in square brackets. */
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
  /** What each section of the plan is called and is for. */
  readonly sections: readonly { readonly name: string; readonly words: number; readonly task: string }[];
  /** How a section and its budget stand in one line. */
  readonly section: string;
  readonly sources: readonly string[];
  readonly planSteps: readonly string[];
};

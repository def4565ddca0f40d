import type { InEachLanguage } from './prompt-language.ts';

/** One action's task for a model. `version` is raised with every change of the words, so that evaluations can be compared. */
export type Prompt = {
  readonly version: number;
  /** What to do, in the imperative. */
  readonly task: InEachLanguage;
  /** Whether the answer takes the place of the selection or stands by itself at the cursor. */
  readonly place: 'replaces-selection' | 'inserted';
  /** Register and style are the author's own choice here; elsewhere the action or the text itself decides them. */
  readonly obeysSettings: boolean;
};

/** One action's task for a model. `version` is raised with every change of the words, so that evaluations can be compared. */
export type Prompt = {
  readonly version: number;
  /** What to do, in the imperative. */
  readonly task: string;
  /** Whether the answer takes the place of the selection or stands by itself at the cursor. */
  readonly place: 'replaces-selection' | 'inserted';
};

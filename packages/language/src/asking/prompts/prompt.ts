import type { InEachLanguage } from './prompt-language.ts';

/**
 * The prompt for one action. `version` is incremented whenever the wording changes, so that evaluations can be
 * compared.
 */
export type Prompt = {
  readonly version: number;
  /** What to do, in the imperative. */
  readonly task: InEachLanguage;
  /** Whether the answer replaces the selection or is inserted at the cursor. */
  readonly place: 'replaces-selection' | 'inserted';
  /** Whether the author's settings decide register and style; otherwise the action or the text itself does. */
  readonly usesSettings: boolean;
};

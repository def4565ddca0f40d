import type { InEachLanguage } from '@octavo/language/asking/prompts/prompt-language';

/** One task for a model, with placeholders such as `{count}`. `version` is incremented whenever the wording changes. */
export type CompositionPrompt = { readonly version: number; readonly task: InEachLanguage };

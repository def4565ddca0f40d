import type { InEachLanguage } from '../../generation/prompts/prompt-language.ts';

/** One task for a model, with placeholders such as `{count}`. `version` is incremented whenever the wording changes. */
export type CompositionPrompt = { readonly version: number; readonly task: InEachLanguage };

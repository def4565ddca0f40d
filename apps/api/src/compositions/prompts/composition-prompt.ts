import type { InEachLanguage } from '../../generation/prompts/prompt-language.ts';

/** One task for a model, with places such as `{count}` in it. `version` is raised with every change of the words. */
export type CompositionPrompt = { readonly version: number; readonly task: InEachLanguage };

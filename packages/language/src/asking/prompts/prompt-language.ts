import type { CheckedLanguage } from '../../engine/checked-language.ts';

/** Languages that prompts are written in. A small model follows instructions best in its document's language. */
export type PromptLanguage = CheckedLanguage;

/** The same text in each of these languages. */
export type InEachLanguage = Readonly<Record<PromptLanguage, string>>;

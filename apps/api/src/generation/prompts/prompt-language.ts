import type { CheckedLanguage } from '@octavo/language';

/** Languages that prompts are written in. A small model follows best what is said in its document's language. */
export type PromptLanguage = CheckedLanguage;

/** The same words in each of them. */
export type InEachLanguage = Readonly<Record<PromptLanguage, string>>;

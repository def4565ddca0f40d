/** Languages that prompts are written in. A small model follows best what is said in its document's language. */
export const promptLanguages = ['en', 'fr', 'pt', 'de'] as const;
export type PromptLanguage = (typeof promptLanguages)[number];

/** The same words in each of them. */
export type InEachLanguage = Readonly<Record<PromptLanguage, string>>;

/** Reads Markdown in answers; loaded with the first card. Null if it cannot be fetched. */
export const readingAnswers = () => import('./answer-reader.ts').catch(() => null);

/** Reads Markdown in answers; fetched when the first answer is asked for. Null where it cannot be fetched. */
export const readingAnswers = () => import('./answer-reader.ts').catch(() => null);

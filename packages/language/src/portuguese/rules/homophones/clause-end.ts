/** The end of a sentence, or a sign that closes a clause. */
export const isClauseEnd = (text: string): boolean => text === '' || /^[,.;:!?»"”)]$/.test(text);

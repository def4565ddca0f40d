/** The end of a sentence, or a punctuation mark that ends a clause. */
export const isClauseEnd = (text: string): boolean => text === '' || /^[,.;:!?»"”)]$/.test(text);

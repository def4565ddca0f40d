/**
 * Theses with blanks in square brackets and the topic as `{topic}`, in quotation marks so that any words fit. At least
 * three more than in a batch, so that batches differ.
 */
export type ThesisTexts = readonly [string, string, string, string, string, string, ...string[]];

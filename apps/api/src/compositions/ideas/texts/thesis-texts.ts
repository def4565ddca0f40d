/**
 * Theses with blanks in square brackets and the topic as `{topic}`, in quotation marks so that any words fit.
 * At least three more than a batch has, so that batches differ.
 */
export type ThesisTexts = readonly [string, string, string, string, string, string, ...string[]];

import type { Finding } from '../finding.ts';

/** Withholds what is sure enough only for a line that is all the text. */
export const amongParagraphs = ({ isForLine, ...finding }: Finding): Finding =>
  isForLine ? { ...finding, isWithheld: true } : finding;

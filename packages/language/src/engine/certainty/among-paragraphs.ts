import type { Finding } from '../finding.ts';

/** Withholds a finding that is sure enough only when the line is the whole text. */
export const amongParagraphs = ({ isForLine, ...finding }: Finding): Finding =>
  isForLine ? { ...finding, isWithheld: true } : finding;

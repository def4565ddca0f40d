import { upperFirst } from '@octavo/contract/upper-first';

/**
 * Adapts dictated text to its place: adds spaces between it and the words around it, and a capital letter at the start
 * of a sentence.
 *
 * @param before the text before it in the paragraph
 * @param after the text after it in the paragraph
 */
export function spokenText(said: string, before: string, after: string): string {
  const words = said.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return '';
  const beginsSentence = /(^|[.!?…]["”»’)]*)\s*$/u.test(before);
  const text = beginsSentence ? upperFirst(words) : words;
  const isParted = /(^|[\s([{"“„«‘—/-])$/u.test(before);
  const space = isParted ? '' : ' ';
  return `${space}${text}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`;
}

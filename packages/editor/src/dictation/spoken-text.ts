import { upperFirst } from '@octavo/contract/upper-first';

/**
 * What was said, as it fits where it is put: parted by spaces from the words around it, and with a capital letter where
 * a sentence begins.
 *
 * @param before what stands before it in the paragraph
 * @param after what stands behind it in the paragraph
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

import type { CitedWork } from '@octavo/citations';
import { escapeHtml } from '../file-text.ts';

/** A citation as HTML that the editor reads; its words are those shown in the file. */
export function citationHtml(works: readonly CitedWork[], narrative: boolean, shown: string): string {
  const [first, ...more] = works;
  if (first === undefined) return escapeHtml(shown);
  const data = {
    reference: first.reference,
    locator: first.locator,
    prefix: first.prefix,
    suffix: first.suffix,
    more: more.length === 0 ? '' : JSON.stringify(more),
  };
  const written = Object.entries(data)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const own = narrative ? ' data-narrative=""' : '';
  return `<cite data-inline-citation=""${written.join('')}${own}>${escapeHtml(shown)}</cite>`;
}

/** Whether the author is part of the sentence: the brackets come after the name, or there are none. */
export const isNarrative = (shown: string): boolean =>
  /^[^([]*[\p{L}.]\s*[([]/u.test(shown.trim()) || (!/[([]/u.test(shown) && /\p{L}{2}/u.test(shown));

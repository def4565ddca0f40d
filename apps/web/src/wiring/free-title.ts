import { maxTitleLength } from '@octavo/contract/document-limits';

/** A title that no other document has: the wanted one, or that with the next free number appended. */
export function freeTitle(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const title = `${wanted.slice(0, maxTitleLength - end.length)}${end}`;
    if (!taken.has(title)) return title;
  }
}

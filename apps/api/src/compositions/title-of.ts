import { maxTitleLength } from '@octavo/contract/document-limits';
import { upperFirst } from '@octavo/contract/upper-first';

/** A document's title from what its author entered: one line, the first letter a capital, cut at a word. */
export function titleOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const title = line.length <= maxTitleLength ? line : `${cutAtWord(line)}…`;
  return upperFirst(title);
}

const cutAtWord = (line: string): string => {
  const cut = line.slice(0, maxTitleLength - 1);
  const space = cut.lastIndexOf(' ');
  return (space > maxTitleLength / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/u, '');
};

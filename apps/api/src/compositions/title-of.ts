import { maxTitleLength } from '@octavo/contract/document-limits';
import { upperFirst } from '@octavo/contract/upper-first';

/** A document's title from the author's input: one line, capitalized, cut at a word boundary. */
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

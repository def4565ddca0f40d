import { countWords } from '../corrections/clean-text.ts';
import type { Prose } from '../prose/read-prose.ts';

/** A sentence within a paragraph that somebody else wrote and edited. */
export interface Placed {
  readonly text: string;
  /** Where the sentence begins. */
  readonly at: number;
}

const length = { least: 80, most: 105 };

/** The paragraphs of about ninety words, those of several sources in turn. */
export const hostsOf = (prose: readonly Prose[]): string[] =>
  prose
    .flatMap(({ documents }) => documents)
    .flatMap((document) => document.split('\n\n'))
    .filter((paragraph) => {
      const words = countWords(paragraph);
      return words >= length.least && words <= length.most;
    });

/** So far apart that neighbours of a set do not stand in paragraphs of one chapter. */
const stride = 7;

/** The sentence between two of a paragraph, about its middle; which paragraph follows from its number in the set. */
export function amongClean(sentence: string, hosts: readonly string[], index: number): Placed {
  const host = hosts[(index * stride) % hosts.length];
  if (host === undefined) throw new Error('No source has a paragraph of about ninety words.');
  const starts = [...host.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map((end) => end.index + end[0].length);
  const at = starts[Math.floor(starts.length / 2)];
  return at === undefined
    ? { text: `${host} ${sentence}`, at: host.length + 1 }
    : { text: `${host.slice(0, at)}${sentence} ${host.slice(at)}`, at };
}

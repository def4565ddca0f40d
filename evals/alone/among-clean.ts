import { countWords } from '../corrections/clean-text.ts';
import type { Prose } from '../prose/read-prose.ts';

/** A sentence inserted into a paragraph written and edited by somebody else. */
export interface Placed {
  readonly text: string;
  /** Where the sentence begins. */
  readonly at: number;
}

const length = { least: 80, most: 105 };

/** The paragraphs of about ninety words, source by source. */
export const hostsOf = (prose: readonly Prose[]): string[] =>
  prose
    .flatMap(({ documents }) => documents)
    .flatMap((document) => document.split('\n\n'))
    .filter((paragraph) => {
      const words = countWords(paragraph);
      return words >= length.least && words <= length.most;
    });

/** Far enough apart that neighbouring sentences of a set do not land in paragraphs of the same chapter. */
const stride = 7;

/** Inserts a sentence near the middle of a paragraph, chosen by the sentence's number in the set. */
export function amongClean(sentence: string, hosts: readonly string[], index: number): Placed {
  const host = hosts[(index * stride) % hosts.length];
  if (host === undefined) throw new Error('No source has a paragraph of about ninety words.');
  const starts = [...host.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map((end) => end.index + end[0].length);
  const at = starts[Math.floor(starts.length / 2)];
  return at === undefined
    ? { text: `${host} ${sentence}`, at: host.length + 1 }
    : { text: `${host.slice(0, at)}${sentence} ${host.slice(at)}`, at };
}

import type { Reference } from '@octavo/contract';
import type { FindCitations } from '../../citations/find-citations.ts';
import type { Asker } from '../../citations/library-thread.ts';
import type { EssayWanted } from './essay-wanted.ts';

/** How long an essay waits for its references. */
const longestMs = 10_000;
/** One reference for this many words, within these bounds. */
const wordsEach = 200;
const [fewest, most] = [3, 8];

/**
 * Works on the subject of an essay, as recorded in a catalogue: none is made up. Leaves out works with too few words in
 * common with the subject, without a catalogue record, or retracted. Without a catalogue there are none.
 */
export async function findReferences(
  citations: FindCitations,
  asker: Asker,
  { subject, thesis, wordCount, referenceStyle }: EssayWanted,
  signal: AbortSignal,
): Promise<Reference[]> {
  if (referenceStyle === 'None') return [];
  const about = [subject, thesis ?? ''].join(' ').trim();
  const works = await citations
    .find(asker, about.slice(0, 500), AbortSignal.any([signal, AbortSignal.timeout(longestMs)]))
    .catch(() => []);
  signal.throwIfAborted();
  const wanted = wordsOf(about);
  return works
    .filter(({ source, retracted }) => source !== undefined && retracted !== true)
    .filter(({ title }) => isFitting(wordsOf(title), wanted))
    .slice(0, Math.max(fewest, Math.min(most, Math.round(wordCount / wordsEach))));
}

/** Requires two words in common, or one if the subject has only one. */
function isFitting(title: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const shared = title.intersection(wanted).size;
  return shared >= 2 || (shared === 1 && wanted.size === 1);
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]{4,}/gu) ?? [],
  );

import type { Sentence } from '../../context/likelihood.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';

/**
 * Whether words name only a place: "in the middle of the square". "In winter the bears" and "on the hills farmers" end
 * with the subject of the next verb.
 */
export function isNamedPlace(opening: Sentence['words']): boolean {
  let place = 0;
  while (place < opening.length) {
    if (place > 0 && opening[place]?.kind !== 'ADP') return false;
    while (opening[place]?.kind === 'ADP' || /^(?:next|opposite|to)$/.test(opening[place]?.lower ?? '')) {
      place++;
    }
    const phrase = nounPhraseAt(opening, place);
    // "The square" at the end: the tagger takes it for an adjective.
    if (!phrase && opening[place]?.kind === 'DET' && place + 2 === opening.length) return true;
    if (!phrase?.hasDeterminer) return false;
    const nouns = opening
      .slice(phrase.from, phrase.head + 1)
      .filter(({ kind }) => kind === 'NOUN' || kind === 'PROPN');
    if (nouns.length > 1 && phrase.number !== 'singular') return false;
    place = phrase.head + 1;
  }
  return true;
}

/** "A fleet of trawlers", "a row of hams": several things named as one. */
export const isSeveral = (words: Sentence['words'], head: number): boolean =>
  words[head + 1]?.lower === 'of' && nounPhraseAt(words, head + 2)?.number !== 'singular';

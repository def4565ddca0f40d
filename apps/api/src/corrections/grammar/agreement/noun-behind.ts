import { isThing } from '../../words/counted-nouns.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';

/** The place of the noun that follows a determiner and adjectives; -1 where it belongs to another noun behind it. */
export function nounBehind(words: readonly TaggedWord[], at: number): number {
  let place = at + 1;
  for (let word = words[place]; word && word.before === ''; word = words[++place]) {
    if (word.kind === 'NOUN' || isReadAsAdjective(words, place)) {
      const next = words[place + 1];
      // "A boys' school".
      if (/^['’]/.test(next?.before ?? '')) return -1;
      const goesOn =
        next?.before === '' &&
        (next.kind === 'NOUN' ||
          next.kind === 'ADJ' ||
          next.kind === 'PROPN' ||
          next.kind === 'NUM' ||
          /'s?$/.test(word.lower));
      return goesOn ? -1 : place;
    }
    if (
      word.kind !== 'ADJ' &&
      !(word.kind === 'VERB' && word.lower.endsWith('ing') && words[place + 1]?.kind === 'NOUN') &&
      !/^(?:best|worst|most|biggest|first)$/.test(word.lower) &&
      !(word.kind === 'ADV' && words[place + 1]?.kind === 'ADJ')
    ) {
      return -1;
    }
  }
  return -1;
}

/** "Many subject we get": the tagger takes it for the adjective; "those present" and "those subject to the law" are persons. */
export function isReadAsAdjective(words: readonly TaggedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== 'ADJ' || !isThing(word.lower) || word.lower === 'present') return false;
  if (next?.lower === 'to' && next.before === '') return false;
  return next === undefined || next.before !== '' || /^(?:ADP|PRON|AUX|VERB|SCONJ)$/.test(next.kind);
}

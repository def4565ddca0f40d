import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** The index of the noun after a determiner and adjectives; -1 if it modifies another noun after it. */
export function nounBehind(words: readonly TaggedWord[], at: number): number {
  let place = at + 1;
  for (let word = words[place]; word && word.before === ''; word = words[++place]) {
    if (word.kind === 'NOUN' || isReadAsAdjective(words, place)) {
      const next = words[place + 1];
      // "A boys' school".
      if (/^['’]/.test(next?.before ?? '')) return -1;
      const goesOn =
        next?.before === '' &&
        ((next.kind === 'NOUN' && !isVerbOf(word, next) && !ofTime.test(next.lower)) ||
          (next.kind === 'ADJ' && !isBehindNoun(words, place + 1)) ||
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

/** "Several book yesterday". */
const ofTime = /^(?:yesterday|today|tonight|tomorrow|nowadays)$/;

/**
 * "Many subject we get": the tagger takes the noun for an adjective; "those present" and "those subject to the law" are
 * persons.
 */
export function isReadAsAdjective(words: readonly TaggedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== 'ADJ' || !isThing(word.lower) || word.lower === 'present') return false;
  if (next?.lower === 'to' && next.before === '') return false;
  if (next?.kind === 'ADJ' && words[at + 2]?.lower === 'than') return true;
  return next === undefined || next.before !== '' || /^(?:ADP|PRON|AUX|VERB|SCONJ)$/.test(next.kind);
}

/** "Delays due to fog", "rules better than these": an adjective with a complement stands after its noun. */
const isBehindNoun = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower !== 'next' &&
  words[at + 1]?.before === '' &&
  /^(?:than|to|for|with|from|as|of)$/.test(words[at + 1]?.lower ?? '');

/** "These delay happens": the tagger takes the verb for a second noun. */
const isVerbOf = (noun: TaggedWord, next: TaggedWord): boolean =>
  isCounted(noun.lower) &&
  /^(?:occurs|happens|exists|makes|takes|gives|comes|goes|gets|seems|becomes|includes|affects|depends|appears|brings|keeps)$/.test(
    next.lower,
  );

const isCounted = (noun: string): boolean => isPerson(noun) || isThing(noun) || isAnimal(noun);

/** Words of time, or for a part: no compound follows ("this week students", "each side wants"). */
const noKinds =
  /^(?:day|week|month|year|hour|minute|moment|morning|evening|afternoon|night|summer|winter|spring|autumn|time|way|case|lot|bit|number|couple|few|side|kind|sort|type|part|country|people|staff)$/;

/** "Many bus driver", "a tennis club members": the index of a counted noun after one that names its kind; -1 if there is none. */
export function compoundBehind(words: readonly TaggedWord[], at: number): number {
  let first = at + 1;
  while (words[first]?.kind === 'ADJ' && words[first]?.before === '') first++;
  let end = first;
  while (words[end]?.kind === 'NOUN' && words[end]?.before === '') end++;
  const kinds = words.slice(first, end - 1);
  const [head, next] = [words[end - 1], words[end]];
  if (!head || kinds.length === 0 || kinds.length > 2 || !isCounted(head.lower)) return -1;
  if (head.text !== head.lower || /'s?$/.test(head.lower) || /^['’]/.test(next?.before ?? '')) return -1;
  if (kinds.some(({ lower }) => singularOf(lower) !== undefined || noKinds.test(lower) || /'/.test(lower))) {
    return -1;
  }
  const goesOn =
    next?.before === '' &&
    (/^(?:PROPN|NUM|DET|PRON)$/.test(next.kind) ||
      next.lower.endsWith('ing') ||
      (next.kind === 'ADJ' && !isBehindNoun(words, end)));
  return goesOn ? -1 : end - 1;
}

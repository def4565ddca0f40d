import type { Sentence } from '../../context/likelihood.ts';
import { isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit } from './noun-edit.ts';

/** "Places such as museum, park and zoo": examples are listed in the plural (Quirk and others, 5.52). */
export function listedThings({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const opens =
    (word.lower === 'as' && words[at - 1]?.lower === 'such') ||
    (/^(?:like|including)$/.test(word.lower) && isPlural(words[at - 1]));
  const items = opens ? itemsFrom(words, at + 1) : [];
  // "A vehicle such as car" is one.
  const areSeveral = items.length > 1 || word.lower !== 'as' || isPlural(words[at - 2]);
  return areSeveral ? items.flatMap((place) => pluralAt(words, place)) : [];
}

const isPlural = (noun: TaggedWord | undefined): boolean =>
  noun?.kind === 'NOUN' && (singularOf(noun.lower) !== undefined || noun.lower === 'people');

/** The heads of the items of a list, up to a determiner or a verb. */
function itemsFrom(words: readonly TaggedWord[], from: number): number[] {
  const heads: number[] = [];
  let place = from;
  for (;;) {
    if (/^(?:and|or)$/.test(words[place]?.lower ?? '')) place++;
    const start = place;
    while (words[place]?.kind === 'ADJ' && isInside(words, place, start)) place++;
    while (words[place]?.kind === 'NOUN' && isInside(words, place, start)) place++;
    const head = words[place - 1];
    if (place === start || head?.kind !== 'NOUN') return heads;
    const next = words[place];
    const isEnd = next === undefined || closing.test(next.lower);
    const isItem = isEnd || next.before.startsWith(',') || /^(?:and|or|etc)$/.test(next.lower);
    if (!isItem || next?.lower === 'of') return heads;
    heads.push(place - 1);
    if (isEnd) return heads;
  }
}

const isInside = (words: readonly TaggedWord[], place: number, start: number): boolean =>
  place === start || words[place]?.before === '';

const closing = /^(?:in|on|at|that|which|who|because|when|but|are|can|have|to)$/;

function pluralAt(words: readonly TaggedWord[], place: number): Edit[] {
  const noun = words[place];
  if (!noun || noun.text !== noun.lower || singularOf(noun.lower) !== undefined) return [];
  if (!(needsDeterminer(noun.lower) || (isThing(noun.lower) && oftenListed.test(noun.lower)))) return [];
  // "Fish meal": flour.
  if (noun.lower === 'meal' && words[place - 1]?.kind === 'NOUN') return [];
  return nounEdit(place, [pluralOf(noun.lower)]);
}

/** Things whose singular stands bare in other places. */
const oftenListed =
  /^(?:bar|club|park|film|movie|game|college|museum|party|test|exam|machine|disease|drug|gun|egg|tomato|potato)$/;

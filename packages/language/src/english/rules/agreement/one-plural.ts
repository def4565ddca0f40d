import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { compoundBehind, nounBehind } from './noun-behind.ts';
import { nounEdit } from './noun-edit.ts';

/** "One sisters", "a beautiful houses", "a students should": a countable noun after a word for one. */
export function onePlural({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (!/^(?:a|an|one|every|each)$/.test(word.lower) || (word.text === 'A' && at > 0)) return [];
  if (word.lower === 'one' && !/^(?:and|have|has|had|with)$/.test(words[at - 1]?.lower ?? '')) return [];
  const direct = nounBehind(words, at);
  const place = direct === -1 && isObject(words, at) ? compoundBehind(words, at) : direct;
  const noun = words[place];
  const singular = noun && singularOf(noun.lower);
  if (!noun || singular === undefined || noun.kind !== 'NOUN' || noun.text !== noun.lower) return [];
  if (!(isPerson(noun.lower) || isAnimal(noun.lower) || isThing(noun.lower)) || sums.test(noun.lower)) {
    return [];
  }
  const between = words.slice(at + 1, place);
  const isCounted = between.some(
    ({ lower, kind }) =>
      kind === 'NUM' ||
      /^(?:few|many|full|further|additional|extra|mere|single|total|dozen|hundred|more)$/.test(lower),
  );
  if (isGoodMany(words, at + 1)) return [];
  if (isOfSeveral(words, at)) {
    const kept = words.slice(at + 1, place + 1).map(({ lower }) => lower);
    return nounEdit(at, kept, kept.length + 1);
  }
  return isCounted ? [] : nounEdit(place, [singular]);
}

/** "She is a tennis club members": an object. As a subject, "a teacher guides" contains its verb. */
const isObject = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.before === '' && /^(?:VERB|AUX|ADP)$/.test(words[at - 1]?.kind ?? '');

/** "A six weeks break", "a 20 euros note", "a people": sums, and plurals with a meaning of their own. */
const sums =
  /^(?:eyes|teeth|manners|people|persons|children|men|women|years|months|weeks|days|hours|minutes|seconds|dollars|pounds|euros|miles|metres|meters|kilometres|points|times|glasses|shoes|gloves|socks|boots|earrings|slippers|goods|headquarters|series|means|species|works|grounds|stairs|crossroads|pictures|arms|papers|customs|trainers|games|sports|operations|communications|parts|scales|binoculars|savings|accounts|sales|drinks|arts|rapids|gardens|gallows|roses|woods|odds|chambers)$/;

/** "The first reasons is that": one of a series, as its verb shows. */
export function ordinalPlural({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (!/^(?:first|second|third|fourth|last|final|next|another|main|biggest|only)$/.test(word.lower)) {
    return [];
  }
  if (words[at - 1]?.lower !== 'the' && words[at - 1]?.lower !== 'my' && word.lower !== 'another') return [];
  const place = nounBehind(words, at);
  const [noun, verb] = [words[place], words[place + 1]];
  const singular = noun && singularOf(noun.lower);
  const isOne = verb?.before === '' && /^(?:is|was|has)$/.test(verb.lower);
  return singular !== undefined && isOne && isThing(noun?.lower ?? '') && !sums.test(noun?.lower ?? '')
    ? nounEdit(place, [singular, verb?.lower ?? ''], 2)
    : [];
}

/** "Another reasons": a single one. */
export function anotherPlural({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'another') return [];
  const place = nounBehind(words, at);
  const noun = words[place];
  const singular = noun && singularOf(noun.lower);
  if (!noun || singular === undefined || noun.text !== noun.lower || sums.test(noun.lower)) return [];
  if (!(isPerson(noun.lower) || isAnimal(noun.lower) || isThing(noun.lower))) return [];
  return words.slice(at + 1, place).some(({ kind }) => kind === 'NUM') ? [] : nounEdit(place, [singular]);
}

/** "A good many books", "a great few miles": an amount. */
export const isGoodMany = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:good|great)$/.test(words[at]?.lower ?? '') &&
  (words[at + 1]?.kind === 'NUM' || /^(?:many|few|deal|number|while)$/.test(words[at + 1]?.lower ?? ''));

/** "They will become an experts": the subject is plural. */
export const isOfSeveral = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:are|were|be|become|became|they're|we're)$/.test(words[at - 1]?.lower ?? '') &&
  words
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => /^(?:they|we|they're|we're|people|children|both|all)$/.test(lower));

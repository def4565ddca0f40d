import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { areOfOneKind } from './kinds-of-things.ts';

/**
 * "apples bananas and oranges", "bread milk and cheese", "We need flour eggs, sugar and milk": two plurals, or two
 * words of one kind, side by side in a list (Quirk and others, 13.17).
 */
export const listCommas = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const next = words[at + 1];
    if (!next || next.before !== '') return [];
    const isList = areOfOneKind(word.lower, next.lower)
      ? goesOn(words, at + 2) || isPartOf(words, at)
      : arePlurals(words, at) || areStates(words, at);
    if (!isList) return [];
    return [
      {
        rule: 'ListComma',
        reason: 'Punctuation',
        summary: 'Commas stand between the parts of a list.',
        at,
        remove: 2,
        put: [`${word.text},`, next.text],
      },
    ];
  });

/** A comma or "and" follows, with a further item. */
const goesOn = (words: readonly TaggedWord[], at: number): boolean => {
  const next = words[at];
  if (!next) return false;
  return next.before === ''
    ? /^(?:and|or)$/.test(next.lower) && words[at + 1]?.before === '' && !isFollowedByVerb(words, at + 1)
    : next.before === ',' && words.slice(at, at + 5).some(({ lower }) => /^(?:and|or)$/.test(lower));
};

/** "I like fish and they …" */
const isFollowedByVerb = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:i|you|he|she|it|we|they|is|are|was|were|have|has|had)$/.test(words[at]?.lower ?? '');

/** Earlier items of the same list: "bread, cheese milk and wine". */
const isPartOf = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.before === ',' && areOfOneKind(words[at - 1]?.lower ?? '', words[at]?.lower ?? '');

function arePlurals(words: readonly TaggedWord[], at: number): boolean {
  const [and, third] = [words[at + 2], words[at + 3]];
  if (!third || !/^(?:and|or)$/.test(and?.lower ?? '')) return false;
  if (and?.before !== '' || third.before !== '') return false;
  return [words[at], words[at + 1]].every((part) => part && isPlural(part)) && third.kind === 'NOUN';
}

/** "It was old dirty and torn": adjectives after "be"; the first does not modify the second. */
function areStates(words: readonly TaggedWord[], at: number): boolean {
  const [be, first, second, and, third] = [
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
    words[at + 3],
  ];
  if (!/^(?:is|was|are|were|looked|felt|seemed|am)$/.test(be?.lower ?? '') || and?.lower !== 'and') {
    return false;
  }
  if (![first, second].every((part) => part?.kind === 'ADJ' && part.before === '')) return false;
  if (!/^(?:ADJ|VERB)$/.test(third?.kind ?? '') || third?.before !== '') return false;
  if (words[at + 4]?.before === '' && /^(?:NOUN|ADJ|PROPN)$/.test(words[at + 4]?.kind ?? '')) return false;
  return !/^(?:dark|light|pale|bright|deep|pretty|very|dead|wide|full|red|real|plain|good|such|more|most|less|all|both|just|only|too|so|not|still|now|quite|rather|almost|even|long|high|low|well)$/.test(
    first?.lower ?? '',
  );
}

const isPlural = ({ kind, lower }: TaggedWord): boolean =>
  kind === 'NOUN' &&
  lower.endsWith('s') &&
  singularOf(lower) !== undefined &&
  !/^(?:sports|arts|sales|savings|goods|communications|economics|politics|physics|mathematics|systems|news)$/.test(
    lower,
  );

import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { chain } from './named.ts';

const modals = setOf(
  "can could will would should must may might can't cannot couldn't won't wouldn't shouldn't i'll you'll we'll they'll",
);
/** After these an -ing form may be a second object: "it will mean hard work and learning the rules". */
const withDoing = setOf(
  'mean involve include require need cause like love enjoy prefer hate start begin stop avoid keep see hear find watch notice catch consider suggest be have imagine mention risk miss mind finish quit feel remember help support improve encourage practise practice spend',
);

/** "You may go fishing and catching trout": both verbs follow the modal (Quirk and others, 13.51). */
export const andDo = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (!modals.has(word.lower)) return [];
    const first = /^(?:not|also|always|just|even|only|easily)$/.test(words[at + 1]?.lower ?? '')
      ? at + 2
      : at + 1;
    const main = words[first];
    if (main?.kind !== 'VERB' || formsOf(main)?.base !== main.lower || withDoing.has(main.lower)) return [];
    const isGoing = main.lower === 'go' && words[first + 1]?.lower.endsWith('ing') === true;
    const from = isGoing ? first + 2 : first + 1;
    const and = words.findIndex(({ lower }, place) => place >= from && /^(?:and|or)$/.test(lower));
    if (and < 0 || and > from + 4 || words.slice(from, and + 2).some(isBreaking)) return [];
    const [verb, next] = [words[and + 1], words[and + 2]];
    if (!verb || verb.kind !== 'VERB' || verb.before !== '' || next?.before !== '') return [];
    const forms = formsOf(verb);
    const hasObject =
      /^(?:DET|PRON)$/.test(next.kind) ||
      (isGoing && /^(?:ADJ|NOUN)$/.test(next.kind)) ||
      (and === from && next.kind === 'ADP');
    return forms?.ing === verb.lower && hasObject && !isSubject(words, and + 2)
      ? [{ ...chain, at: and + 1, remove: 1, put: [forms.base] }]
      : [];
  });

/** "You may win time and reading the signs will be easy": a further verb, whose subject begins with an -ing form. */
const isSubject = (words: readonly TaggedWord[], from: number): boolean => {
  const length = words.slice(from).findIndex((word) => word.before !== '' || word.kind === 'SCONJ');
  return words
    .slice(from, length < 0 ? words.length : from + length)
    .some((word) => word.kind === 'AUX' && isFinite(word));
};

/** "Talk about politics and changing the world": the -ing form may depend on the preposition. */
const isBreaking = (
  { lower, before, kind }: TaggedWord,
  index: number,
  all: readonly TaggedWord[],
): boolean =>
  before !== '' ||
  /^(?:that|which|who|what|how|because|when|if|but|while)$/.test(lower) ||
  (kind === 'ADP' && lower !== 'at') ||
  (index < all.length - 1 && (kind === 'VERB' || kind === 'AUX' || lower.endsWith('ing')));

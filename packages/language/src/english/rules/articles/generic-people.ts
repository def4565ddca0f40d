import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

/** "It is hard for the old people", "most of the people like sweets": people in general have no article (Quirk and others, 5.56). */
export const genericPeople = ({ words }: Sentence): Edit[] =>
  isToldInGeneral(words) || isOfCountries(words)
    ? words.flatMap((word, at): Edit[] => {
        if (word.lower !== 'the' || (word.before !== '' && at > 0 && !word.before.includes(','))) return [];
        const isOfMost = words[at - 1]?.lower === 'of' && /^(?:most|many)$/.test(words[at - 2]?.lower ?? '');
        const [first, second] = [words[at + 1], words[at + 2]];
        if (isOfMost && first?.lower === 'people' && isAll(words, at + 2)) {
          return [{ ...definiteArticle, at: at - 1, remove: 2, put: [] }];
        }
        const isKind =
          /^(?:(?:young|old|older|younger|elderly) people|(?:developed|developing|industrialized|rich|poor) countries)$/.test(
            `${first?.lower} ${second?.lower}`,
          );
        return isKind && second?.before === '' && isAll(words, at + 3)
          ? [{ ...definiteArticle, at, remove: 1, put: [] }]
          : [];
      })
    : [];

/** Whether nothing after the people says which of them are meant. */
const isAll = (words: readonly TaggedWord[], at: number): boolean => {
  const next = words[at];
  return (
    next === undefined ||
    next.before !== '' ||
    next.kind === 'AUX' ||
    (next.kind === 'VERB' && !/(?:ing|ed)$/.test(next.lower)) ||
    /^(?:and|but|because|to|as|than|today|nowadays|also|do|don't|are|have|can|will|should|like|love|want|think|prefer)$/.test(
      next.lower,
    )
  );
};

/** "I like the food of the poor countries": countries in general, whatever the subject; "one of the rich countries" is right. */
const isOfCountries = (words: readonly TaggedWord[]): boolean =>
  words.some(({ lower }) => lower === 'countries') &&
  !words.some(
    ({ lower, kind }) =>
      /^(?:was|were|had|did|between|one|some|most|many|two|all|both)$/.test(lower) ||
      (kind === 'VERB' && /[^e]ed$/.test(lower)),
  );

/** A single event concerns particular people, not people in general. */
const isToldInGeneral = (words: readonly TaggedWord[]): boolean =>
  !words.some(
    ({ lower, kind }) =>
      /^(?:was|were|had|did|didn't|went|came|said|saw|here|village|i|he|she|those|these)$/.test(lower) ||
      (kind === 'VERB' && /[^e]ed$/.test(lower)),
  );

import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { addedBetweenCommas } from './added-between-commas.ts';

const effects =
  /^(?:makes|made|gives|gave|causes|caused|leads|led|results|helps|helped|allows|allowed|creates|created|brings|saves|means|shows|is|was|will|can|could|would|may)$/;

const asking = setOf(
  'decide ask know see choose say tell wonder determine find understand remember learn guess discover check explain show discuss consider judge specify indicate matter depend clear unclear sure certain obvious uncertain doubtful',
);

/**
 * "They work better than others which gives them": the clause refers to the whole statement if its verb does not agree
 * with the plural before it, or if there is no noun (Quirk and others, 15.57).
 */
export const whichOfAll = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, verb] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'which' || word.before !== '' || !last || !verb || verb.before !== '' || at < 4) {
      return [];
    }
    const isOfAll =
      (effects.test(verb.lower) && /^(?:VERB|ADV|ADJ)$/.test(last.kind) && !isAsked(words, at)) ||
      isMisfit(last, verb);
    if (!isOfAll || !isFinite(verb) || !hasPlainClause(words.slice(0, at))) return [];
    return [{ ...addedBetweenCommas, at: at - 1, remove: 1, put: [`${last.text},`] }];
  });

/** "We must decide which is better", "it is not clear which was lost": a question. */
const isAsked = (words: readonly TaggedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => asking.has(formsOf(word)?.base ?? word.lower));

/** A plural followed by a singular verb. */
const isMisfit = (last: TaggedWord, verb: TaggedWord): boolean =>
  /^(?:is|was|has|does|.{3,}s)$/.test(verb.lower) &&
  last.kind === 'NOUN' &&
  last.lower.endsWith('s') &&
  singularOf(last.lower) !== undefined;

/** "There are some rules which is": it refers to the rules. */
const hasPlainClause = (words: readonly TaggedWord[]): boolean =>
  words.some((word) => isFinite(word)) && !words.some(({ lower }) => lower === 'there');

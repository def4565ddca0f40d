import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { singularOf, uncountable } from '../../lexicon/noun-forms.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const changing = /^(?:increase|decrease|change|rise|fall|decline|drop)$/;
const manner =
  /^(?:every|very|so|fast|quickly|rapidly|slowly|more|day|year|too|dramatically|significantly|constantly|all|year)$/;

/** "The price of cars increase every year", "The world change very fast": the tagger takes the clause's only verb for a noun. */
export const changeAsNoun: GrammarRule = ({ words, end }: Sentence) =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const at = words.findIndex(({ lower }, place) => place > from && changing.test(lower));
    const [verb, next] = [words[at], words[at + 1]];
    if (!verb || at > from + 6 || !/^[.!,]/.test(end) || verb.kind !== 'NOUN') return [];
    if (next?.before !== '' || !manner.test(next.lower)) return [];
    const [first, noun, of] = [words[from], words[from + 1], words[from + 2]];
    if (
      !/^(?:the|this|our|my|their|its)$/.test(first?.lower ?? '') ||
      !noun ||
      !/^(?:NOUN|ADJ)$/.test(noun.kind)
    ) {
      return [];
    }
    const isNear = at === from + 2;
    const isOf = of?.lower === 'of' && nounPhraseAt(words, from + 3)?.head === at;
    const isSingular = singularOf(noun.lower) === undefined || uncountable.has(noun.lower);
    if (
      !(isNear || isOf) ||
      !isSingular ||
      words.slice(from, at + 1).some(({ before }) => before.includes('-'))
    ) {
      return [];
    }
    // "The price increase every year hurts": the clause already has a verb.
    const hasVerb = words.slice(from).some((word, place) => from + place !== at && isFinite(word));
    return hasVerb ? [] : [{ ...named, at, remove: 1, put: [verbForms(verb.lower).s] }];
  });

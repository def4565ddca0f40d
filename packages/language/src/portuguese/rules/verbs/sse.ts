import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

const furthestConjunction = 6;
/** How far before it the verb of wishing may stand. */
const furthestWish = 30;

/** "se ele estuda-se", "gostava que ela fala-se": after "se" and "que" the pronoun never follows its verb. */
export const sse: Rule = {
  name: 'PtSseForm',
  reason: 'VerbForm',
  find(place, lexicon) {
    const [, verb = ''] = /^(\p{L}+[aeiáêí])-se$/u.exec(place.near(0).lower) ?? [];
    if (verb === '') return undefined;
    const form = `${verb}sse`;
    if (!lexicon.finite(form).some(({ tense }) => tense === 'pic')) return undefined;
    const { from, tokens } = sentenceAround(place);
    const before = tokens.slice(Math.max(0, place.at - from - furthestConjunction), place.at - from);
    const start = before.findLastIndex(({ lower }) => /^(?:se|que|caso|embora|talvez|oxalá)$/.test(lower));
    const comma = before.findLastIndex(({ text }) => /^[,;:]$/.test(text));
    if (start < 0 || comma > start) return undefined;
    const between = before.slice(start + 1);
    if (
      between.some(
        (token) =>
          readingsOf(token, lexicon).length > 0 &&
          lexicon.noun(token.lower) === 0 &&
          !/^(?:para|como|a|o)$/.test(token.lower),
      )
    ) {
      return undefined;
    }
    const isCondition =
      before[start]?.lower === 'se' || /^(?:talvez|oxalá|embora|caso)$/.test(before[start]?.lower ?? '');
    if (isCondition) return here(place, form);
    const isWish = tokens
      .slice(Math.max(0, place.at - from - furthestWish), place.at - from)
      .some((token) =>
        readingsOf(token, lexicon).some(
          ({ tense, lemma }) => /^(?:pi|c|pp|pic)$/.test(tense) && lemma !== 'dizer',
        ),
      );
    return isWish ? here(place, form) : undefined;
  },
};

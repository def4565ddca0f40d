import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { complement } from './named.ts';

/** "She was told that do not open the door": an order is reported with "to" (Quirk and others, 16.63). */
export const toldNotTo: GrammarRule = ({ words }: Sentence) =>
  words.flatMap(({ lower }, at): Edit[] => {
    if (!/^(?:tell|tells|told|ask|asked|asks|warn|warned|advise|advised|order|ordered)$/.test(lower)) {
      return [];
    }
    const isObject = /^(?:me|him|her|us|them|you|people|children|students)$/.test(words[at + 1]?.lower ?? '');
    const that = isObject ? at + 2 : at + 1;
    if (words[that]?.lower !== 'that' || words[that]?.before !== '') return [];
    const isNegated = words[that + 1]?.lower === "don't";
    const isLong = words[that + 1]?.lower === 'do' && words[that + 2]?.lower === 'not';
    const place = isNegated ? that + 2 : that + 3;
    const verb = words[place];
    if (!(isNegated || isLong) || !verb || formsOf({ ...verb, kind: 'VERB' })?.base !== verb.lower) return [];
    return [
      {
        ...complement,
        at: that,
        remove: place - that,
        put: ['not', 'to'],
      },
    ];
  });

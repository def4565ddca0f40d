import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';

const positive: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "isn't": 'is',
    "wasn't": 'was',
    "hasn't": 'has',
    "hadn't": 'had',
    "can't": 'can',
    "couldn't": 'could',
    "won't": 'will',
    "wouldn't": 'would',
  }),
);

/** "Nobody didn't tell us": a subject that is negative leaves the verb positive (Quirk and others, 10.63). */
export const negativeSubject: GrammarRule = ({ words }) =>
  words.flatMap((word, at): Edit[] => {
    const isNoOne = word.lower === 'one' && words[at - 1]?.lower === 'no';
    const [negated, verb] = [words[at + 1], words[at + 2]];
    const isOpening =
      (isNoOne ? at - 1 : at) === 0 ||
      /^(?:and|but|because|that|so|when)$/.test(words[isNoOne ? at - 2 : at - 1]?.lower ?? '');
    if (!(isNoOne || word.lower === 'nobody') || !isOpening || !negated || negated.before !== '') return [];
    const edit = (remove: number, put: readonly string[]): Edit[] => [
      {
        rule: 'DoubleNegative',
        reason: 'Grammar',
        summary: 'One negative word is enough.',
        at: at + 1,
        remove,
        put,
      },
    ];
    const plain = positive.get(negated.lower);
    if (plain !== undefined) return edit(1, [plain]);
    const forms = verb?.before === '' ? formsOf({ ...verb, kind: 'VERB' }) : undefined;
    if (!verb || !forms || verb.lower !== forms.base) return [];
    if (negated.lower === "didn't") return edit(2, [forms.past]);
    return /^do(?:es)?n't$/.test(negated.lower) ? edit(2, [forms.s]) : [];
  });

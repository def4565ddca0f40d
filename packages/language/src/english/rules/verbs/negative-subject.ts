import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';

const positive: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "hasn't": 'has',
    "hadn't": 'had',
    "can't": 'can',
    "couldn't": 'could',
  }),
);

/** "Nobody didn't love him": everybody did. */
const isShared =
  /^(?:love|like|know|want|enjoy|notice|make|have|need|feel|understand|agree|care|hear|learn)$/;

/** "Nobody didn't tell us": a negative subject takes a positive verb (Quirk and others, 10.63). */
export const negativeSubject: GrammarRule = ({ words }) =>
  words.flatMap((word, at): Edit[] => {
    const isNoOne = word.lower === 'one' && words[at - 1]?.lower === 'no';
    const [negated, verb] = [words[at + 1], words[at + 2]];
    const isOpening =
      (isNoOne ? at - 1 : at) === 0 ||
      /^(?:and|but|because|that|so|when)$/.test(words[isNoOne ? at - 2 : at - 1]?.lower ?? '');
    if (words.slice(0, isNoOne ? at - 1 : at).some(({ lower }) => /^(?:not|no|never)$|n't$/.test(lower))) {
      return [];
    }
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
    const forms = verb?.before === '' ? formsOf({ ...verb, kind: 'VERB' }) : undefined;
    if (!verb || !forms || isShared.test(forms.base)) return [];
    if (plain !== undefined) return verb.kind === 'VERB' ? edit(1, [plain]) : [];
    return negated.lower === "didn't" && verb.lower === forms.base ? edit(2, [forms.past]) : [];
  });

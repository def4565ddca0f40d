import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';

/** "Before to leave", "without to ask": a preposition takes -ing (Quirk and others, 15.10). */
export const beforeTo: GrammarRule = ({ words }) =>
  words.flatMap(({ lower, before }, at): Edit[] => {
    const [to, verb, next] = [words[at + 1], words[at + 2], words[at + 3]];
    const isOpening = at === 0 || before.includes(',') || lower === 'without';
    if (
      !/^(?:before|after|without|despite|instead)$/.test(lower) ||
      !isOpening ||
      to?.lower !== 'to' ||
      to.before !== ''
    ) {
      return [];
    }
    const forms = verb?.before === '' && verb.kind === 'VERB' ? formsOf(verb) : undefined;
    if (!verb || !forms || verb.lower !== forms.base || !next) return [];
    return [
      {
        rule: 'VerbChain',
        reason: 'Grammar',
        summary: 'After a preposition the verb takes -ing.',
        at: at + 1,
        remove: 2,
        put: lower === 'instead' ? ['of', forms.ing] : [forms.ing],
      },
    ];
  });

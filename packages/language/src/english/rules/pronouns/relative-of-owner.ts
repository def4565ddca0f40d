import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { setOf } from '../grammar-rule.ts';

/** After these, "who" opens a question. */
const asking = setOf(
  'tell ask know show remind inform teach wonder say explain learn discover forget remember guess find see question decide reveal',
);

/** "The man who his car was stolen": the possessive relative pronoun is "whose" (Quirk and others, 17.14). */
export function relativeOfOwner({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [noun, own, thing, verb] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (!/^(?:who|which|that)$/.test(word.lower) || !noun || word.before !== '') return [];
    if (!/^(?:his|her|their|its)$/.test(own?.lower ?? '') || thing?.kind !== 'NOUN') return [];
    if (!/^(?:is|was|are|were|has|had)$/.test(verb?.lower ?? '') || verb?.before !== '') return [];
    // "She told the boy who his father was."
    if (words.slice(0, at).some((before) => asking.has(formsOf(before)?.base ?? before.lower))) return [];
    const isMeant =
      (noun.kind === 'NOUN' && word.lower === 'who') ||
      (noun.kind === 'NOUN' && /^(?:is|was|are|were|that's|he's|she's)$/.test(words[at - 3]?.lower ?? ''));
    return isMeant
      ? [
          {
            rule: 'RelativePronoun',
            reason: 'Grammar',
            summary: 'Whose it is says “whose”.',
            at,
            remove: 2,
            put: ['whose'],
          },
        ]
      : [];
  });
}

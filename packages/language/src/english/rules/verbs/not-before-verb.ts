import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { GrammarRule } from '../grammar-rule.ts';

/** "He not speaks English", "I not like fish": verbs are negated with "do" (Quirk and others, 10.54–55). */
export const notBeforeVerb: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [subject, verb] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'not' || word.before !== '' || !subject || !verb || verb.before !== '') return [];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(subject.lower)) return [];
    const opener = words[at - 2];
    if (opener && opener.kind !== 'CCONJ' && opener.kind !== 'SCONJ' && subject.before === '') return [];
    const isOwning =
      /^(?:have|has)$/.test(verb.lower) &&
      /^(?:enough|any|much|many|a|the|time|money|good|to)$/.test(words[at + 2]?.lower ?? '');
    const forms = verb.kind === 'VERB' || isOwning ? formsOf(verb) : undefined;
    if (!forms || ![forms.base, forms.s, forms.past].includes(verb.lower)) return [];
    const isThird = /^(?:he|she|it)$/.test(subject.lower);
    const isPast = verb.lower === forms.past && forms.past !== forms.base;
    return [
      {
        rule: 'VerbChain',
        reason: 'Grammar',
        summary: 'A verb is negated with “do”.',
        at,
        remove: 2,
        put: [isPast ? "didn't" : isThird ? "doesn't" : "don't", forms.base],
      },
    ];
  });

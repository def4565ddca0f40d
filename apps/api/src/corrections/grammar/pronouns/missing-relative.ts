import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';
import { setOf } from '../grammar-rule.ts';

/** Behind these, "who" opens a question. */
const asking = setOf(
  'tell ask know show remind inform teach wonder say explain learn discover forget remember guess find see question decide reveal',
);
const named = { rule: 'RelativePronoun', reason: 'Grammar' } as const;

/**
 * "There are many people think so", "the man who his car was stolen": the relative pronoun is missing, or has no
 * possessive (Quirk and others, 17.10–15).
 */
export const missingRelative = (sentence: Sentence): Edit[] => [
  ...behindThere(sentence),
  ...ofOwner(sentence),
];

function behindThere({ words }: Sentence): Edit[] {
  if (words[0]?.lower !== 'there' || !/^(?:is|are|was|were)$/.test(words[1]?.lower ?? '')) return [];
  const from = words[2]?.lower === 'a' && words[4]?.lower === 'of' ? 5 : 2;
  const head = words[from]?.lower === 'people' ? from : nounPhraseAt(words, from)?.head;
  const noun = head === undefined ? undefined : words[head];
  const verb = head === undefined ? undefined : words[head + 1];
  if (head === undefined || !noun || verb?.kind !== 'VERB' || verb.before !== '') return [];
  if (!isPerson(noun.lower.replace(/s$/, '')) && noun.lower !== 'people') return [];
  const forms = formsOf(verb);
  if (!forms || ![forms.base, forms.s].includes(verb.lower) || forms.base === forms.participle) return [];
  return [{ ...named, summary: 'A relative pronoun is missing.', at: head + 1, remove: 0, put: ['who'] }];
}

function ofOwner({ words }: Sentence): Edit[] {
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
    return isMeant ? [{ ...named, summary: 'Whose it is says “whose”.', at, remove: 2, put: ['whose'] }] : [];
  });
}

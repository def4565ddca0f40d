import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';

const verbs =
  /^(?:buy|make|cook|give|send|write|show|bring|lend|sell|offer|teach|read|explain|bake|order|prepare)$/;
const article = /^(?:a|an|some|the|my|his|her|our|their|two|three)$/;
const closing =
  /^(?:on|in|at|for|last|yesterday|before|when|because|every|and|but|this|today|after|with|from)$/;

/** "I bought for my mother some flowers": the thing stands before "for" or "to" somebody (Quirk and others, 18.38). */
export const objectOrder = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const base = formsOf(word)?.base;
    const preposition = words[at + 1];
    if (base === undefined || !verbs.test(base) || !preposition || preposition.before !== '') return [];
    if (!/^(?:to|for)$/.test(preposition.lower)) return [];
    const isPronoun = /^(?:me|him|us|them|you)$/.test(words[at + 2]?.lower ?? '');
    const person = isPronoun ? undefined : nounPhraseAt(words, at + 2);
    if (!isPronoun && !/^(?:my|his|her|our|their|your)$/.test(words[at + 2]?.lower ?? '')) return [];
    const thingAt = isPronoun ? at + 3 : (person?.head ?? words.length) + 1;
    const thing = article.test(words[thingAt]?.lower ?? '') ? nounPhraseAt(words, thingAt) : undefined;
    if (!thing || words.slice(at + 1, thing.head + 1).some(({ before }) => before !== '')) return [];
    const next = words[thing.head + 1];
    if (next && next.before === '' && !closing.test(next.lower)) return [];
    const texts = (from: number, until: number): string[] => words.slice(from, until).map(({ text }) => text);
    return [
      {
        rule: 'WordOrder',
        reason: 'WordOrder',
        summary: 'The words stand in another order.',
        at: at + 1,
        remove: thing.head - at,
        put: [...texts(thingAt, thing.head + 1), ...texts(at + 1, thingAt)],
      },
    ];
  });

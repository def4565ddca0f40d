import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'The words stand in another order.',
} as const;

/** "gave to the boy a present": without "to" the person precedes the thing. */
function isGift(words: Sentence['words'], at: number, base: string): boolean {
  if (!/^(?:give|show|send|offer|lend)$/.test(base) || words[at + 1]?.lower !== 'to') return false;
  if (words[at + 2]?.lower !== 'the') return false;
  const person = nounPhraseAt(words, at + 2);
  const noun = person && words[person.head];
  if (!noun || !isPerson(singularOf(noun.lower) ?? noun.lower)) return false;
  const thing = nounPhraseAt(words, person.head + 1);
  return (
    thing !== undefined &&
    /^(?:a|an|some)$/.test(words[thing.from]?.lower ?? '') &&
    words[thing.from]?.before === ''
  );
}

const verbs =
  /^(?:buy|make|cook|give|send|write|show|bring|lend|sell|offer|teach|read|explain|bake|order|prepare)$/;
const article = /^(?:a|an|some|the|my|his|her|our|their|two|three)$/;
const closing =
  /^(?:on|in|at|for|last|yesterday|before|when|because|every|and|but|this|today|after|with|from)$/;

/** "I bought for my mother some flowers": the thing precedes "for" or "to" somebody (Quirk and others, 18.38). */
export const objectOrder = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const base = formsOf(word)?.base;
    const preposition = words[at + 1];
    if (base !== undefined && isGift(words, at, base)) {
      return [{ ...named, at: at + 1, remove: 2, put: [words[at + 2]?.text ?? ''] }];
    }
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
        ...named,
        at: at + 1,
        remove: thing.head - at,
        put: [...texts(thingAt, thing.head + 1), ...texts(at + 1, thingAt)],
      },
    ];
  });

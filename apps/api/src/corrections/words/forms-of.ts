import type { TaggedWord } from './tagged-words.ts';
import { irregularBase, verbForms, type VerbForms } from './verb-forms.ts';

/** The forms of the verb that a word is, if it is one; in the word's own spelling ("recognise"). */
export function formsOf({ lower, kind, lemma }: TaggedWord): VerbForms | undefined {
  if (!/^[a-z]+$/.test(lower) || (kind !== 'VERB' && kind !== 'AUX')) return undefined;
  const short = /^(burn|learn|dream|spel|smel|lean|leap|spil|spoil)t$/.exec(lower)?.[1];
  if (short !== undefined) {
    return {
      ...verbForms(/^(?:spel|smel|spil)$/.test(short) ? `${short}l` : short),
      past: lower,
      participle: lower,
    };
  }
  return [irregularBase(lower) ?? lemma, british(lemma), lower]
    .map((base) => verbForms(base))
    .find(({ base, s, past, participle, ing }) => [base, s, past, participle, ing].includes(lower));
}

const british = (base: string): string =>
  base
    .replace(/iz(?=e$)/, 'is')
    .replace(/yz(?=e$)/, 'ys')
    .replace(/or$/, 'our');

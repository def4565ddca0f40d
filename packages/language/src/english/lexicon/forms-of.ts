import type { TaggedWord } from './tagged-words.ts';
import { irregularBase, verbForms, type VerbForms } from './verb-forms.ts';

/** The forms of the verb to which a word belongs, if any; in the word's own spelling ("recognise"). */
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
  const base = irregularBase(lower) ?? lemma;
  return [verbForms(base), verbForms(british(lemma)), doubled(lemma), ...unlike(lemma, lower)].find(
    ({ base: plain, s, past, participle, ing }) => [plain, s, past, participle, ing].includes(lower),
  );
}

/** "Travelled, travelling" (British) of "travel". */
const doubled = (base: string): VerbForms => ({
  ...verbForms(base),
  past: `${base}led`,
  participle: `${base}led`,
  ing: `${base}ling`,
});

/** A word whose base the tagger does not know; it is its own base unless it looks like a form of another. */
const unlike = (lemma: string, lower: string): VerbForms[] =>
  lemma !== lower && /(?:ed|ing)$/.test(lower) ? [] : [verbForms(lower)];

const british = (base: string): string =>
  base
    .replace(/iz(?=e$)/, 'is')
    .replace(/yz(?=e$)/, 'ys')
    .replace(/ice$/, 'ise')
    .replace(/or$/, 'our');

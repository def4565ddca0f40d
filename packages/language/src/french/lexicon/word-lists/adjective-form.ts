import {
  feminine,
  FP,
  FS,
  masculine,
  MP,
  MS,
  plural,
  singular,
  type Agreement,
} from '../../../romance/gender-and-number.ts';

/** The genders and numbers that an adjective form can have, from its ending and that of its lemma. */
export function adjectiveForm(form: string, lemma: string): Agreement {
  if (form === lemma) {
    const number = /[sx]$/.test(form) ? singular | plural : singular;
    return number & (form.endsWith('e') ? masculine | feminine : masculine);
  }
  const isPlural = /[sx]$/.test(form);
  const bare = form.replace(/s$/, '');
  const isFeminine = bare.endsWith('e') && !lemma.endsWith('e');
  if (lemma.endsWith('e') && bare === lemma) return isPlural ? plural : singular;
  if (isFeminine) return isPlural ? FP : FS;
  return isPlural ? MP : MS;
}

/**
 * Cases and genders as bits: a form is the set of (case, gender) pairs that it can be; P is the plural of all genders.
 */
export const cases = ['NOM', 'GEN', 'DAT', 'AKK'] as const;
export type Case = (typeof cases)[number];
export const genders = ['M', 'F', 'N', 'P'] as const;
export type Gender = (typeof genders)[number];

export type Mask = number;

/** The bit for one case and gender. */
export const bit = (inCase: Case, gender: Gender): Mask =>
  1 << (cases.indexOf(inCase) * genders.length + genders.indexOf(gender));

/** Converts "NOM:MF AKK:P" to bits. */
export const mask = (text: string): Mask =>
  text.split(' ').reduce((all, part) => {
    const [name, letters = ''] = part.split(':');
    const inCase = cases.find((one) => one === name);
    if (!inCase) return all;
    return genders
      .filter((gender) => letters.includes(gender))
      .reduce((some, gender) => some | bit(inCase, gender), all);
  }, 0);

/** The given cases in every gender. */
export const ofCase = (...wanted: readonly Case[]): Mask =>
  wanted.reduce((all, inCase) => genders.reduce((some, gender) => some | bit(inCase, gender), all), 0);

/** One case and gender, by name. */
export interface Slot {
  readonly inCase: Case;
  readonly gender: Gender;
}

/** Every combination of case and gender. */
export const slots: readonly Slot[] = cases.flatMap((inCase) =>
  genders.map((gender) => ({ inCase, gender })),
);
/** The cases and genders of a mask. */
export const slotsOf = (set: Mask): Slot[] =>
  slots.filter(({ inCase, gender }) => (set & bit(inCase, gender)) !== 0);

/** Any case and gender. */
export const everything: Mask = (1 << (cases.length * genders.length)) - 1;

export type Declension = 'weak' | 'mixed';

/** The ending of an adjective after an article (Duden, Die Grammatik, § 1518 and 1523). */
export function adjectiveEnding({ inCase, gender }: Slot, declension: Declension): string {
  if (gender === 'P' || inCase === 'GEN' || inCase === 'DAT') return 'en';
  if (gender === 'M') {
    if (inCase === 'AKK') return 'en';
    return declension === 'weak' ? 'e' : 'er';
  }
  if (gender === 'N') return declension === 'weak' ? 'e' : 'es';
  return 'e';
}

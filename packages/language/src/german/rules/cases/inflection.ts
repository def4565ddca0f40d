/** Cases and genders as bits: a form is the set of (case, gender) that it can be; P is the plural of all genders. */
export const cases = ['NOM', 'GEN', 'DAT', 'AKK'] as const;
export type Case = (typeof cases)[number];
export const genders = ['M', 'F', 'N', 'P'] as const;
export type Gender = (typeof genders)[number];

export type Mask = number;

/** One case with one gender. */
export const bit = (inCase: Case, gender: Gender): Mask =>
  1 << (cases.indexOf(inCase) * genders.length + genders.indexOf(gender));

/** "NOM:MF AKK:P" as bits. */
export const mask = (text: string): Mask =>
  text.split(' ').reduce((all, part) => {
    const [name, letters = ''] = part.split(':');
    const inCase = cases.find((one) => one === name);
    if (!inCase) return all;
    return genders
      .filter((gender) => letters.includes(gender))
      .reduce((some, gender) => some | bit(inCase, gender), all);
  }, 0);

/** Some cases with every gender. */
export const ofCase = (...wanted: readonly Case[]): Mask =>
  wanted.reduce((all, inCase) => genders.reduce((some, gender) => some | bit(inCase, gender), all), 0);

/** One case with one gender, by their names. */
export interface Slot {
  readonly inCase: Case;
  readonly gender: Gender;
}

/** Every case with every gender. */
export const slots: readonly Slot[] = cases.flatMap((inCase) =>
  genders.map((gender) => ({ inCase, gender })),
);
/** The cases and genders that bits stand for. */
export const slotsOf = (set: Mask): Slot[] =>
  slots.filter(({ inCase, gender }) => (set & bit(inCase, gender)) !== 0);

/** Whatever the case and the gender. */
export const everything: Mask = (1 << (cases.length * genders.length)) - 1;

export type Declension = 'weak' | 'mixed';

/** What ending an adjective has behind an article (Duden, Die Grammatik, § 1518 and 1523). */
export function adjectiveEnding({ inCase, gender }: Slot, declension: Declension): string {
  if (gender === 'P' || inCase === 'GEN' || inCase === 'DAT') return 'en';
  if (gender === 'M') {
    if (inCase === 'AKK') return 'en';
    return declension === 'weak' ? 'e' : 'er';
  }
  if (gender === 'N') return declension === 'weak' ? 'e' : 'es';
  return 'e';
}

import { bit, mask, type Declension, type Mask, type Slot } from './inflection.ts';

/** An article or a similar word. */
export interface Determiner {
  readonly set: Mask;
  readonly declension: Declension;
  /** The forms of the same word, each with the cases and genders it can have. */
  readonly forms: readonly (readonly [string, Mask])[];
}

const definite = [
  ['der', mask('NOM:M GEN:FP DAT:F')],
  ['die', mask('NOM:FP AKK:FP')],
  ['das', mask('NOM:N AKK:N')],
  ['den', mask('AKK:M DAT:P')],
  ['dem', mask('DAT:MN')],
  ['des', mask('GEN:MN')],
] as const;

const demonstrative = (stem: string) =>
  [
    [`${stem}er`, mask('NOM:M GEN:FP DAT:F')],
    [`${stem}e`, mask('NOM:FP AKK:FP')],
    [`${stem}es`, mask('NOM:N AKK:N GEN:MN')],
    // "Anfang diesen Jahres" is as usual as "dieses".
    [`${stem}en`, mask('AKK:M DAT:P GEN:MN')],
    [`${stem}em`, mask('DAT:MN')],
  ] as const;

const possessive = (stem: string, plural: string) =>
  [
    [stem, mask('NOM:MN AKK:N')],
    [`${bare(stem)}e`, mask(`NOM:F${plural} AKK:F${plural}`)],
    [`${bare(stem)}en`, mask(`AKK:M DAT:${plural}`)],
    [`${bare(stem)}em`, mask('DAT:MN')],
    [`${bare(stem)}er`, mask(`DAT:F GEN:F${plural}`)],
    [`${bare(stem)}es`, mask('GEN:MN')],
  ] as const;

const bare = (stem: string): string => (stem === 'euer' ? 'eur' : stem);

const families: readonly (readonly [Declension, readonly (readonly [string, Mask])[]])[] = [
  ['weak', definite],
  ...['dies', 'jen', 'jed'].map((stem) => ['weak', demonstrative(stem)] as const),
  ['mixed', possessive('ein', '')],
  ...['kein', 'mein', 'dein', 'sein', 'ihr', 'unser', 'euer'].map(
    (stem) => ['mixed', possessive(stem, 'P')] as const,
  ),
];

/** "sein" is also a verb, "ihr" also a pronoun. */
const unclear = new Set(['sein', 'ihr', 'euer']);

/** Articles and words declined like them, by their forms. */
export const determiners: ReadonlyMap<string, Determiner> = new Map(
  families.flatMap(([declension, forms]) =>
    forms
      .filter(([form]) => !unclear.has(form))
      .map(([form, set]): [string, Determiner] => [form, { set, declension, forms }]),
  ),
);

/** Prepositions contracted with an article. */
export const contractions: ReadonlyMap<string, { readonly set: Mask; readonly preposition: string }> =
  new Map([
    ['im', { set: mask('DAT:MN'), preposition: 'in' }],
    ['am', { set: mask('DAT:MN'), preposition: 'an' }],
    ['zum', { set: mask('DAT:MN'), preposition: 'zu' }],
    ['vom', { set: mask('DAT:MN'), preposition: 'von' }],
    ['beim', { set: mask('DAT:MN'), preposition: 'bei' }],
    ['ins', { set: mask('AKK:N'), preposition: 'in' }],
    ['zur', { set: mask('DAT:F'), preposition: 'zu' }],
  ]);

/** The form of a determiner for a case and gender; undefined if it has none ("ein" in the plural). */
export const formFor = ({ forms }: Determiner, { inCase, gender }: Slot): string | undefined =>
  forms.find(([, set]) => (set & bit(inCase, gender)) !== 0)?.[0];

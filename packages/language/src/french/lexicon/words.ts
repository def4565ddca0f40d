import { FP, FS, MP, MS, plural, singular, type Agreement } from '../../romance/gender-and-number.ts';
import { words } from '../../engine/tokens/word-list.ts';

/** Genders and numbers with which articles and other determiners can stand. */
export const determiners: ReadonlyMap<string, Agreement> = new Map([
  ...['le', 'un', 'du', 'au', 'ce', 'cet', 'quel', 'aucun'].map((word) => [word, MS] as const),
  ...['la', 'une', 'cette', 'ma', 'ta', 'sa', 'quelle', 'aucune'].map((word) => [word, FS] as const),
  ...['mon', 'ton', 'son'].map((word) => [word, MS] as const),
  ...['les', 'des', 'aux', 'ces', 'mes', 'tes', 'ses', 'nos', 'vos', 'leurs', 'plusieurs', 'quelques'].map(
    (word) => [word, plural] as const,
  ),
  ...[
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'douze',
    'vingt',
    'trente',
    'cent',
  ].map((word) => [word, plural] as const),
  ...['notre', 'votre', 'leur', 'chaque'].map((word) => [word, singular] as const),
  ['quels', MP],
  ['quelles', FP],
  ['certains', MP],
  ['certaines', FP],
]);

/** The same determiner for each gender and number; the first match is used. */
export const families: readonly (readonly (readonly [string, Agreement])[])[] = [
  [
    ['le', MS],
    ['la', FS],
    ['les', plural],
  ],
  [
    ['un', MS],
    ['une', FS],
    ['des', plural],
  ],
  [
    ['du', MS],
    ['de la', FS],
    ['des', plural],
  ],
  [
    ['au', MS],
    ['à la', FS],
    ['aux', plural],
  ],
  [
    ['ce', MS],
    ['cette', FS],
    ['ces', plural],
  ],
  [
    ['cet', MS],
    ['cette', FS],
    ['ces', plural],
  ],
  [
    ['mon', MS],
    ['ma', FS],
    ['mes', plural],
  ],
  [
    ['ton', MS],
    ['ta', FS],
    ['tes', plural],
  ],
  [
    ['son', MS],
    ['sa', FS],
    ['ses', plural],
  ],
  [
    ['notre', singular],
    ['nos', plural],
  ],
  [
    ['votre', singular],
    ['vos', plural],
  ],
  [
    ['leur', singular],
    ['leurs', plural],
  ],
  [
    ['quel', MS],
    ['quelle', FS],
    ['quels', MP],
    ['quelles', FP],
  ],
  [
    ['aucun', MS],
    ['aucune', FS],
  ],
  [
    ['certains', MP],
    ['certaines', FP],
  ],
];

/** Subject pronouns, with their persons from 0 (je) to 5 (ils). */
export const subjects: ReadonlyMap<string, number> = new Map([
  ['je', 0],
  ["j'", 0],
  ['tu', 1],
  ['il', 2],
  ['elle', 2],
  ['on', 2],
  ['nous', 3],
  ['vous', 4],
  ['ils', 5],
  ['elles', 5],
]);
/** Stressed pronouns, used after a preposition or "c’est", with their persons. */
export const stressedPronouns: ReadonlyMap<string, number> = new Map([
  ['moi', 0],
  ['toi', 1],
  ['lui', 2],
  ['elle', 2],
  ['nous', 3],
  ['vous', 4],
  ['eux', 5],
  ['elles', 5],
]);
/** The gender and number of a pronoun that shows them. */
export const agreementOf: ReadonlyMap<string, Agreement> = new Map([
  ['il', MS],
  ['elle', FS],
  ['ils', MP],
  ['elles', FP],
]);

/** Small words between a subject and its verb. */
export const clitics = words("ne n' me m' te t' se s' le la l' les lui leur y en nous vous");
/** Prepositions, including elided ones. */
export const prepositions = words(
  "à de d' dans pour par sur sans avec chez vers entre sous contre depuis pendant avant après dès en malgré selon devant derrière",
);
/** Adverbs that may stand between a verb and its complement. */
export const adverbs = words(
  'pas plus jamais très trop bien déjà encore toujours aussi si souvent vraiment tout mal peu beaucoup assez rien enfin presque parfois',
);
/** Simple forms of "être". */
export const etre = words(
  'suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serais serait serions seraient fus fut furent sois soit soient',
);
/** Simple forms of "avoir". */
export const avoir = words(
  'ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient eut eurent aie aies ait ayons ayez aient',
);

import type { Gender } from './nouns.ts';

type Forms = Readonly<Record<'m' | 'f' | 'vowel', string>>;

const same = (form: string): Forms => ({ m: form, f: form, vowel: form });
const possessive = (letter: string): Forms => ({
  m: `${letter}on `,
  f: `${letter}a `,
  vowel: `${letter}on `,
});

/** Articles and similar words, by the noun's gender and whether it begins with a vowel. */
const articles: readonly Forms[] = [
  { m: 'le ', f: 'la ', vowel: "l'" },
  { m: 'du ', f: 'de la ', vowel: "de l'" },
  { m: 'au ', f: 'à la ', vowel: "à l'" },
  { m: 'de ', f: 'de ', vowel: "d'" },
  possessive('m'),
  possessive('t'),
  possessive('s'),
  ...['chaque ', 'notre ', 'votre ', 'leur '].map(same),
];
type GenderedForms = Readonly<Record<'m' | 'f' | 'mVowel' | 'fVowel', string>>;
const byGender: readonly GenderedForms[] = [
  { m: 'un ', f: 'une ', mVowel: 'un ', fVowel: 'une ' },
  { m: 'ce ', f: 'cette ', mVowel: 'cet ', fVowel: 'cette ' },
  { m: 'quel ', f: 'quelle ', mVowel: 'quel ', fVowel: 'quelle ' },
  { m: 'aucun ', f: 'aucune ', mVowel: 'aucun ', fVowel: 'aucune ' },
  { m: 'tout le ', f: 'toute la ', mVowel: "tout l'", fVowel: "toute l'" },
  { m: 'tout ce ', f: 'toute cette ', mVowel: 'tout cet ', fVowel: 'toute cette ' },
];
const plural = [
  'les ',
  'des ',
  'aux ',
  'ces ',
  'mes ',
  'tes ',
  'ses ',
  'nos ',
  'vos ',
  'leurs ',
  'plusieurs ',
  'quelques ',
];

const startsWithVowel = (noun: string): boolean => /^[aeiouyàâéèêëîïôûüœh]/iu.test(noun);

/** Articles as written before this noun; in the same order for every noun. */
export function articlesBefore(noun: string, gender: Gender): readonly string[] {
  const vowel = startsWithVowel(noun);
  return [
    ...articles.map((forms) => forms[vowel ? 'vowel' : gender]),
    ...byGender.map((forms) => forms[vowel ? (gender === 'f' ? 'fVowel' : 'mVowel') : gender]),
  ];
}

/** Plural articles, which have no gender but in "tous les", like "de" and its elided form. */
export const pluralArticlesBefore = (noun: string, gender: Gender): readonly string[] => [
  ...plural,
  ...(gender === 'f' ? ['toutes les ', 'toutes ces '] : ['tous les ', 'tous ces ']),
  startsWithVowel(noun) ? "d'" : 'de ',
];

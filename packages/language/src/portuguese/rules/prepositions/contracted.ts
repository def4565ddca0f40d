import type { Place } from '../../../engine/tokens/rule.ts';

const articles = ['', 'o', 'a', 'os', 'as'] as const;

/** Prepositions on their own and contracted with each article. */
const contracted: Readonly<Record<string, readonly string[]>> = {
  de: ['de', 'do', 'da', 'dos', 'das'],
  a: ['a', 'ao', 'à', 'aos', 'às'],
  em: ['em', 'no', 'na', 'nos', 'nas'],
  por: ['por', 'pelo', 'pela', 'pelos', 'pelas'],
  com: ['com', 'com o', 'com a', 'com os', 'com as'],
  sobre: ['sobre', 'sobre o', 'sobre a', 'sobre os', 'sobre as'],
};

/** A preposition and the article contained in it; an empty string for none. */
export interface Preposition {
  readonly preposition: string;
  readonly article: string;
}

const readings: ReadonlyMap<string, Preposition> = new Map(
  Object.entries(contracted).flatMap(([preposition, forms]) =>
    forms.map((form, index) => [form, { preposition, article: articles[index] ?? '' }] as const),
  ),
);

/** "ao" is "a" with the article "o". */
export const readPreposition = (word: string): Preposition | undefined => readings.get(word);

/** A preposition in a text, with the number of words taken by it and its article. */
export interface WrittenPreposition extends Preposition {
  readonly length: number;
}

/** The preposition that many steps away; "com" and "sobre" have their article after them. */
export function prepositionAt({ near }: Place, steps: number): WrittenPreposition | undefined {
  const found = readPreposition(near(steps).lower);
  if (!found) return undefined;
  const next = near(steps + 1).lower;
  const isApart = /^(?:com|sobre)$/.test(found.preposition) && /^[oa]s?$/.test(next);
  return isApart ? { ...found, article: next, length: 2 } : { ...found, length: 1 };
}

/** The preposition contracted with the article. */
export const withArticle = (preposition: string, article: string): string =>
  contracted[preposition]?.[articles.findIndex((one) => one === article)] ??
  `${preposition} ${article}`.trim();

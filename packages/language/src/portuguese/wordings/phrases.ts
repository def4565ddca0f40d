import type { Entry } from '../../writing/entries.ts';

/** Forms of "curtir" and the matching ones of "gostar", which takes "de". */
const liking = [
  ['curtir', 'gostar'],
  ['curto', 'gosto'],
  ['curte', 'gosta'],
  ['curtimos', 'gostamos'],
  ['curtem', 'gostam'],
  ['curti', 'gostei'],
  ['curtiu', 'gostou'],
  ['curtiram', 'gostaram'],
] as const;
const articles = [
  ['o', 'do'],
  ['a', 'da'],
  ['os', 'dos'],
  ['as', 'das'],
] as const;

/** "Curtiu a ideia" → "gostou da ideia". */
export const likings: readonly Entry[] = liking.flatMap(([from, to]) =>
  articles.map(([article, joined]): Entry => ({ words: [`${from} ${article}`, `${to} ${joined}`] })),
);

/** "A gente" means "we" with a verb in the singular. */
const singular = [
  ['vai', 'vamos'],
  ['tem', 'temos'],
  ['está', 'estamos'],
  ['é', 'somos'],
  ['pode', 'podemos'],
  ['quer', 'queremos'],
  ['faz', 'fazemos'],
  ['sabe', 'sabemos'],
  ['vê', 'vemos'],
  ['fica', 'ficamos'],
  ['precisa', 'precisamos'],
  ['gosta', 'gostamos'],
  ['fala', 'falamos'],
  ['deve', 'devemos'],
  ['foi', 'fomos'],
  ['tinha', 'tínhamos'],
  ['estava', 'estávamos'],
  ['ia', 'íamos'],
  ['trata', 'tratamos'],
  ['chega', 'chegamos'],
  ['começa', 'começamos'],
  ['trabalha', 'trabalhamos'],
] as const;

/** "A gente vai" → "nós vamos". */
export const people: readonly Entry[] = singular.map(([one, many]) => ({
  words: [`a gente ${one}`, `nós ${many}`],
  notBefore: /(?<![\p{L}])(?:toda|tanta|muita|com|para)$/iu,
}));

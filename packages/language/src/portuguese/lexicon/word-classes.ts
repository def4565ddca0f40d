import type { Agreement } from '../../romance/gender-and-number.ts';
import type { Token } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import { adverbs } from './words.ts';

/** A lower-case word of at least two letters; it may contain hyphens. */
export const isLower = (token: Token): boolean => token.isWord && /^\p{Ll}[\p{L}-]+$/u.test(token.text);

/** Function words that the dictionary also lists as nouns. */
const noNoun = words(
  'serão vão vem vêm vai sai cai vá dá que não se mais menos bem mal já só como quando onde mas ou e de em para por com sem a o as os um uma ao à do da no na é são foi está há tem ser estar ter haver muito pouco tanto todo tudo nada cada qual quem porque pois assim então depois antes ontem hoje amanhã lá cá aí aqui sobre sob entre até desde contra após durante perante segundo conforme mesmo próprio outro outra outros outras certo certa tal si mim ti ele ela eles elas nós vós eu tu você vocês me te lhe nos vos lhes demais além embora enquanto porém via fora era seja ante',
);

/** The gender and number of a word as a noun; 0 if it is not one. */
export const nounOf = (token: Token, lexicon: PortugueseLexicon): Agreement =>
  isLower(token) && !noNoun.has(token.lower) ? lexicon.noun(token.lower) : 0;

/** The gender and number of a word as an adjective; 0 if it is not one. */
export const adjectiveOf = (token: Token, lexicon: PortugueseLexicon): Agreement =>
  isLower(token) && !noNoun.has(token.lower) && !adverbs.has(token.lower)
    ? lexicon.adjective(token.lower)
    : 0;

import type { Place } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { contractions, determiners, type Determiner } from './determiners.ts';
import type { Mask } from './inflection.ts';

/** An article with its adjectives and its noun, by token index. */
export interface NounPhrase {
  readonly first: number;
  readonly last: number;
  readonly determiner: Determiner | undefined;
  /** What the article can be, including the one in a contraction such as "im". */
  readonly set: Mask;
  readonly adjectives: readonly number[];
  readonly noun: Mask;
  readonly nounText: string;
}

/** Words in -e, -en, -er, -es, -em between an article and a noun that are not adjectives. */
export const noAdjective = words(
  'vier hier unter über oder aber immer alle allen aller alles viele vielen vieler mehrere mehreren einige einigen einiger beide beiden beider wieder leider hinter weder außer seine seinen seiner ihre ihren ihrer meine meinen meiner deine deinen unsere unseren unserer eure diese diesen dieser dieses diesem jene eine einen einer eines einem jede jeden jeder keine keinen keiner welche welchen welcher manche manchen andere anderen anderer anderes anderem solche solchen solcher neben gegen wegen zwischen ohne heute gerne eher bisher daher nachher vorher eben neben gestern morgen selten besonders anders einander miteinander ihnen ihrem ihres seinem seines wenige wenigen mehr ihrer deren dessen derer',
);
const degrees = words(
  'sehr ganz so zu recht ziemlich wirklich besonders äußerst relativ völlig total wirklich extrem überaus',
);

/** A word that has an adjective ending and is nothing else. */
export const isAdjective = (token: Token, lexicon: GermanLexicon): boolean =>
  token.isWord &&
  /^\p{Ll}{2,}e[nrms]?$/u.test(token.text) &&
  !noAdjective.has(token.lower) &&
  !lexicon.isInfinitive(token.lower) &&
  lexicon.finite(token.lower).length === 0 &&
  lexicon.isKnown(token.text);

const isNounLike = (token: Token): boolean => token.isWord && /^\p{Lu}\p{Ll}/u.test(token.text);

/** The noun phrase that begins with an article at a position, if any. */
export function nounPhraseAt(
  { tokens, at }: Pick<Place, 'tokens' | 'at'>,
  lexicon: GermanLexicon,
): NounPhrase | undefined {
  const near = (steps: number): Token => tokens[at + steps] ?? noToken;
  const article = near(0).lower;
  const determiner = determiners.get(article);
  const set = determiner?.set ?? contractions.get(article)?.set;
  if (set === undefined || isPronoun(tokens, at)) return undefined;
  let steps = 1;
  const adjectives: number[] = [];
  while (adjectives.length < 3) {
    const isDegree = degrees.has(near(steps).lower) && isAdjective(near(steps + 1), lexicon);
    if (isDegree) steps++;
    else if (isAdjective(near(steps), lexicon)) adjectives.push(at + steps++);
    else break;
    if (near(steps).text === ',' && isAdjective(near(steps + 1), lexicon)) steps++;
  }
  const noun = near(steps);
  if (!isNounLike(noun)) return undefined;
  // "keine Web- oder E-Mail-Adresse"
  if (near(steps + 1).text === '-' && near(steps + 1).from === noun.to) return undefined;
  // "der Berliner Senat"
  if (noun.text.endsWith('er') && isNounLike(near(steps + 1))) return undefined;
  const found = lexicon.noun(noun.text);
  if (found === 0) return undefined;
  return { first: at, last: at + steps, determiner, set, adjectives, noun: found, nounText: noun.text };
}

/** "der Mann, der Brot kauft", "ich meine Hunde": the article is a pronoun, or a verb. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1] ?? noToken;
  const earlier = tokens[at - 2] ?? noToken;
  if (before.text === ',' || earlier.text === ',') return true;
  return /^meinen?$/.test(tokens[at]?.lower ?? '') && /^(?:ich|wir|sie)$/.test(before.lower);
}

import type { TokenRule } from '../engine/tokens/rule.ts';
import type { Token } from '../engine/tokens/token.ts';

/** How to recognise an adjective that stands before its noun but belongs after it. */
interface AdjectiveOrder<Lexicon> {
  readonly name: string;
  readonly adjectives: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly isNoun: (token: Token, lexicon: Lexicon) => boolean;
}

/** A rule that moves an adjective between a determiner and a noun behind the noun. */
export const adjectiveOrderRule = <Lexicon>({
  name,
  adjectives,
  determiners,
  isNoun,
}: AdjectiveOrder<Lexicon>): TokenRule<Lexicon> => ({
  name,
  reason: 'Order',
  find(place, lexicon) {
    const adjective = place.near(0);
    const noun = place.near(1);
    if (!adjectives.has(adjective.lower) || !determiners.has(place.near(-1).lower)) return undefined;
    if (!isNoun(noun, lexicon)) return undefined;
    return { first: place.at, last: place.at + 1, replacement: `${noun.text} ${adjective.text}` };
  },
});

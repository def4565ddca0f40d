import { placeAt } from '../../../engine/tokens/rule.ts';
import { isLower, isCapitalised, noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, subjects } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';
import { behindName } from './subject-part.ts';

const links = /^(?:de|d'|du|des|à|au|aux|en|dans|sur|sous|avec|sans|pour|par|chez|contre|entre)$/;
const degree = /^(?:très|plus|moins|trop|si|bien)$/;
/** How many adjectives and phrases may follow one another. */
const mostComplements = 6;

/** The index after the adjectives and prepositional phrases that follow a noun. */
export function behindNoun(tokens: readonly Token[], from: number, lexicon: FrenchLexicon): number {
  let end = from;
  for (let count = 0; count < mostComplements; count++) {
    const next = tokens[end] ?? noToken;
    if (isAdjective(next, lexicon)) {
      end++;
    } else if (degree.test(next.lower) && lexicon.adjective(tokens[end + 1]?.lower ?? '') !== 0) {
      end += 2;
    } else {
      const inner = links.test(next.lower) ? behindLinkedNoun(tokens, end, lexicon) : undefined;
      if (inner === undefined) break;
      end = inner;
    }
  }
  return end;
}

const isAdjective = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) &&
  (lexicon.adjective(token.lower) | lexicon.participle(token.lower)) !== 0 &&
  lexicon.finite(token.lower).length === 0 &&
  !adverbs.has(token.lower);

/** The index after a preposition and its noun. */
export function behindLinkedNoun(
  tokens: readonly Token[],
  at: number,
  lexicon: FrenchLexicon,
): number | undefined {
  const phrase = phraseAt(placeAt(tokens, at + 1), lexicon);
  if (phrase) return phrase.noun + 1;
  const place = tokens[at + 1]?.lower === "l'" ? at + 2 : at + 1;
  const noun = tokens[place] ?? noToken;
  if (isCapitalised(noun)) return behindName(tokens, place);
  if (/^\p{N}/u.test(noun.text)) {
    return lexicon.noun(tokens[place + 1]?.lower ?? '') === 0 ? place + 1 : place + 2;
  }
  return isLower(noun) && lexicon.noun(noun.lower) !== 0 && !subjects.has(noun.lower) ? place + 1 : undefined;
}

import type { Place } from '../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../lexicon/lexicon.ts';

const border = /^[.,;:!?…()«»„“”"–—]$/;

/** The tokens between two punctuation marks, and the index of the first one. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

/** A longer run without punctuation is not a clause but a list or a jumble of words. */
const longestSide = 80;

/** The clause around a position, as delimited by punctuation. */
export function clauseAround({ tokens, at }: Pick<Place, 'tokens' | 'at'>): Clause {
  let from = at;
  while (from > Math.max(0, at - longestSide) && !border.test((tokens[from - 1] ?? noToken).text)) from--;
  let to = at;
  while (to < Math.min(tokens.length, at + longestSide) && !border.test((tokens[to] ?? noToken).text)) to++;
  return { from, to, tokens: tokens.slice(from, to) };
}

/** Words that open a verb-final clause. */
export const conjunctions = words(
  'dass weil wenn ob obwohl damit bevor nachdem sobald solange falls während als',
);

const closing = /^[.,;:!?…)]$/;

/** The tokens from a position to the next punctuation mark. */
export function clauseFrom({ tokens, at }: Place, steps: number): Token[] {
  const rest = tokens.slice(at + steps, at + steps + 30);
  const end = rest.findIndex(
    ({ text, isWord }) => !isWord && (closing.test(text) || /^["“”»«–—(]$/.test(text)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** A form that can only be finite. */
export const isSurelyFinite = (token: Token, lexicon: GermanLexicon): boolean =>
  token.isWord &&
  (/^\p{Ll}/u.test(token.text) || token.opens) &&
  lexicon.finite(token.lower).length > 0 &&
  !lexicon.isInfinitive(token.lower) &&
  !lexicon.isParticiple(token.lower) &&
  !/^(?:eine|meine|deine|seine|eure|unsere|weiter|heute|weise|liebe|laut|statt|dank|trotz|eben|reihe|kosten|weile|ihre|diese|neue|freie|gute|alle|einst|sonst|fest|gar|halt|bald|teile|zweite|dritte|leise|nahe|beide|lange|genau|allein|bereit)$/.test(
    token.lower,
  );

/** The infinitives of the verbs in a clause, in whatever form they occur. */
export const lemmasOf = (tokens: readonly Token[], lexicon: GermanLexicon): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token) => [
      ...lexicon.finite(token.lower).map(({ infinitive }) => infinitive),
      ...(lexicon.isInfinitive(token.lower) ? [token.lower] : []),
      ...lexicon.infinitivesOf(token.lower),
    ]),
  );

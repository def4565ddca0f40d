import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { runStart } from '../../../engine/tokens/run-start.ts';
import { isLower, noToken, type Token } from '../../../engine/tokens/token.ts';
import { determiners } from '../cases/determiners.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { pronouns } from '../../lexicon/words.ts';

type Rule = TokenRule<GermanLexicon>;

/** "Obwohl er müde war ging er": a clause at the front ends with a comma (Regelwerk 2018, § 74). */
export const commaAfterClause: Rule = {
  name: 'DeCommaAfter',
  reason: 'MissingComma',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (!isLower(verb) || !isLower(next)) return undefined;
    const at = runStart(place.tokens, place.at);
    const opening = place.tokens[at] ?? noToken;
    if (
      !opening.opens ||
      !/^(?:wenn|weil|obwohl|nachdem|bevor|sobald|falls|als|da|während|solange)$/.test(opening.lower)
    ) {
      return undefined;
    }
    const isFinite = (token: Token): boolean =>
      lexicon.finite(token.lower).length > 0 && !lexicon.isInfinitive(token.lower);
    const after = place.near(2);
    const hasSubject =
      pronouns.has(after.lower) || determiners.has(after.lower) || /^\p{Lu}/u.test(after.text);
    if (!isFinite(verb) || !isFinite(next) || !hasSubject || place.at - at < 3) return undefined;
    return here(place, `${verb.text},`);
  },
};

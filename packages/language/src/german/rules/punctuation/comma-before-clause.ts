import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

const opening = words('dass weil obwohl sodass');

const mayPrecede = words(
  'und oder aber so als ohne statt anstatt auf außer allem nur auch gerade erst selbst bis je vorausgesetzt besonders vielleicht wahrscheinlich eben bloß schon zumal sondern sowie denn insbesondere vermutlich etwa allein gesetzt angenommen sei teils einfach daher kaum jedoch nämlich dadurch vor allein hauptsächlich vielmehr weil dass weder noch zwar lediglich hauptsächlich Beispiel beispielsweise normalerweise möglicherweise beispiel',
);

/** A clause with a conjunction is set off by a comma (Regelwerk 2018, § 74). */
export const commaBeforeClause: TokenRule<GermanLexicon> = {
  name: 'DeComma',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1);
    if (!before.isWord || word.opens || /^\p{Lu}/u.test(word.text)) return undefined;
    const missing = { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` };
    if (opening.has(word.lower)) return mayPrecede.has(before.lower) || before.opens ? undefined : missing;
    if (word.lower === 'ob') {
      return /^(?:nicht|weiß|frage|fragt|fragte|gefragt|wissen|mich|sich|sicher|egal|sehen|prüfen|testen|ihn)$/.test(
        before.lower,
      )
        ? missing
        : undefined;
    }
    if (word.lower === 'um') return isPurpose(place.tokens, place.at, before, lexicon) ? missing : undefined;
    return undefined;
  },
};

/** "um Brot zu kaufen" (Regelwerk 2018, § 75). */
function isPurpose(tokens: readonly Token[], at: number, before: Token, lexicon: GermanLexicon): boolean {
  if (
    /^(?:und|oder|aber|nur|sondern|als|auch|geht|ging|handelt|es|darum|rund|zu|genug|bereits|schon|etwa|jeweils)$/.test(
      before.lower,
    )
  ) {
    return false;
  }
  // "um zwei Jahre zu verlängern": an amount.
  if (
    /^(?:\p{N}.*|zwei|drei|vier|fünf|sechs|zehn|ein|eine|einen|rund|etwa|mehr|fast)$/u.test(
      tokens[at + 1]?.lower ?? '',
    ) &&
    !isThing(tokens[at + 2])
  ) {
    return false;
  }
  for (let place = at + 1; place < at + 9; place++) {
    const token = tokens[place];
    if (!token || !token.isWord) return false;
    if (lexicon.isZuInfinitive(token.lower) && /zu/.test(token.lower) && token.lower.length > 6) return true;
    if (token.lower === 'zu' && lexicon.isInfinitive(tokens[place + 1]?.text ?? '')) return true;
  }
  return false;
}

const isThing = (token: Token | undefined): boolean =>
  !/^(?:Jahre?|Tage?|Stunden?|Monate?|Wochen?|Prozent|Euro|Minuten?|Meter|Drittel|Hälfte|Viertel)$/.test(
    token?.text ?? '',
  );

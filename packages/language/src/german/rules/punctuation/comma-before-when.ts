import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { pronouns } from '../../lexicon/words.ts';

/** "Ich komme wenn ich Zeit habe", "Er ging ohne zu grüßen". */
export const commaBeforeWhen: TokenRule<GermanLexicon> = {
  name: 'DeCommaWhen',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1);
    if (!before.isWord || word.opens || /^\p{Lu}/u.test(word.text) || before.opens) return undefined;
    if (/^(?:wenn|nachdem|bevor|sobald|falls)$/.test(word.lower)) {
      if (
        !pronouns.has(place.near(1).lower) &&
        !nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon)
      ) {
        return undefined;
      }
      if (
        /^(?:und|oder|aber|als|wie|auch|selbst|nur|immer|außer|erst|schon|kurz|lange|gleich|bis|so|je|denn|noch|besonders|sogar|vor|allem|dann|jedes|mal|sondern|sei|es|was|eben|vielleicht|etwa|weil|dass|jahre|tage|stunden|minuten|wochen|monate|bloß|beispiel|\p{Ll}+weise)$/u.test(
          before.lower,
        )
      ) {
        return undefined;
      }
      const clause = clauseFrom(place, 1);
      const last = clause.at(-1);
      return last && clause.length > 1 && lexicon.finite(last.lower).length > 0 && /^\p{Ll}/u.test(last.text)
        ? { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` }
        : undefined;
    }
    if (/^(?:ohne|anstatt|statt)$/.test(word.lower)) {
      const clause = clauseFrom(place, 1);
      const zu = clause.findIndex(
        ({ lower }, index) =>
          (lower === 'zu' && lexicon.isInfinitive(clause[index + 1]?.lower ?? '')) ||
          (lexicon.isZuInfinitive(lower) && lower.includes('zu')),
      );
      return zu >= 0 && zu < 8 && !/^(?:und|oder|aber|nicht)$/.test(before.lower)
        ? { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` }
        : undefined;
    }
    return undefined;
  },
};

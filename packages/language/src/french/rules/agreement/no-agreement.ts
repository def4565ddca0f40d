import { FP, MP, plural, singular } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "quelque places", "plusieurs oiseau": words that count more than one. */
export const countedNoun: Rule = {
  name: 'FrCounted',
  reason: 'Concord',
  find(place, lexicon) {
    const { lower, text } = place.near(0);
    const next = place.near(1);
    const noun = lexicon.noun(next.lower);
    if (lower === 'quelque' && isLower(next) && (noun & plural) !== 0 && (noun & singular) === 0) {
      return here(place, `${text}s`);
    }
    return undefined;
  },
};

/** Colours named by nouns, and participles of verbs with "à": they do not agree (Le Bon Usage, § 555, § 946). */
export const noAgreement: Rule = {
  name: 'FrNoAgreement',
  reason: 'Concord',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    if (
      /^(?:marrons|oranges|turquoises|olives|crèmes|ivoires|kakis)$/.test(lower) &&
      (lexicon.noun(before.lower) & (MP | FP)) !== 0 &&
      /[sx]$/.test(before.lower)
    ) {
      return here(place, lower.slice(0, -1));
    }
    const isSpoken =
      /^(?:parlé|téléphoné|écrit|plu|ri|souri|succédé|nui|menti|ressemblé|répondu|promis|demandé|dit)(?:e|s|es)$/.test(
        lower,
      );
    const isReflexive =
      /^(?:sommes|êtes|sont|étaient|étions|seront|était|est)$/.test(before.lower) &&
      /^(?:se|nous|vous|s')$/.test(place.near(-2).lower);
    return isSpoken && isReflexive ? here(place, lower.replace(/(?:es|e|s)$/, '')) : undefined;
  },
};

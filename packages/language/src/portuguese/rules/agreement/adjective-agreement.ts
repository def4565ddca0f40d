import { FP, FS, MP, MS, plural, singular, type Agreement } from '../../../romance/gender-and-number.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { determiners, prepositions } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

/**
 * "três vezes maior", "dois anos mais velha", "uma vez terminado", "um bocado cansada": an adjective after these
 * belongs to something else.
 */
const measures =
  /^(?:vez|vezes|anos?|mês|meses|dias?|semanas?|horas?|minutos?|segundos?|metros?|quilómetros?|centímetros?|graus?|bocado|bocadinho|tanto|pouco|quilos?|litros?|séculos?|décadas?|por cento|parte|partes|euros?)$/;

/** "uma decisão importante", "casas bonito": the adjective after its noun. */
export const adjectiveBehind: Rule = {
  name: 'PtAdjective',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    if (measures.test(place.tokens[found.noun]?.lower ?? '')) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const isDegree = /^(?:muito|mais|tão|pouco|bastante|menos|demasiado|bem)$/.test(
      place.tokens[at]?.lower ?? '',
    );
    const target = isDegree ? at + 1 : at;
    const adjective = place.tokens[target] ?? noToken;
    const own = adjectiveOf(adjective, lexicon);
    if (agreement === 0 || own === 0 || (own & agreement) !== 0 || invariable.has(adjective.lower)) {
      return undefined;
    }
    if ([MS, FS, MP, FP].includes(agreement) === false) return undefined;
    const next = place.tokens[target + 1] ?? noToken;
    const isSeries =
      /^(?:e|ou|,)$/.test(next.lower) && adjectiveOf(place.tokens[target + 2] ?? noToken, lexicon) !== 0;
    // "à disposição inúmeras opções": the adjective belongs to the noun after it.
    if ((nounOf(next, lexicon) & own) !== 0) return undefined;
    // "opções melhor apropriadas"
    if (/^(?:melhor|pior)$/.test(adjective.lower) && adjectiveOf(next, lexicon) !== 0) return undefined;
    const isVerb = lexicon.finite(adjective.lower).some(({ tense }) => tense !== 'i');
    if (
      isSeries ||
      (isVerb &&
        !isDegree &&
        lexicon.noun(adjective.lower) === 0 &&
        !/[dt][oa]s?$/.test(adjective.lower) &&
        (own & (agreement & plural ? plural : singular)) !== 0) ||
      (isVerb && lexicon.noun(adjective.lower) !== 0)
    ) {
      return undefined;
    }
    // "um copo de vinho tinto": the adjective belongs to another noun
    if (isOfEarlierNoun(place, own, lexicon)) return undefined;
    // "no prazo e no lugar convencionados": it belongs to both nouns
    if ((own & singular) === 0 && /^(?:e|ou|nem|,)$/.test(place.near(-1).lower)) return undefined;
    if (
      /^(?:de|do|da|dos|das|em|no|na)$/.test(place.near(0).lower) &&
      place.near(-1).isWord &&
      nounOf(place.near(-1), lexicon) !== 0 &&
      (lexicon.noun(place.near(-1).lower) & own) !== 0
    ) {
      return undefined;
    }
    const form = lexicon.inflect(adjective.lower, agreement);
    return form === undefined || form === adjective.lower
      ? undefined
      : { first: target, last: target, replacement: form };
  },
};

const contracted = /^(?:d|n|pel)[oa]s?$|^aos?$|^às?$|^n?d?(?:um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?)$/;

/**
 * "um carácter de uma cadeia utilizado", "a festa da empresa adiada": it belongs to the noun that the phrase modifies.
 */
function isOfEarlierNoun(place: Place, own: Agreement, lexicon: PortugueseLexicon): boolean {
  const isHanging = contracted.test(place.near(0).lower) || prepositions.has(place.near(-1).lower);
  if (!isHanging) return false;
  for (let steps = -1; steps > -9; steps--) {
    const token = place.near(steps);
    const noun = nounOf(token, lexicon);
    if ((noun & own) !== 0) return true;
    const isLink =
      noun !== 0 ||
      adjectiveOf(token, lexicon) !== 0 ||
      determiners.has(token.lower) ||
      prepositions.has(token.lower) ||
      token.lower === 'e';
    if (!isLink) return false;
  }
  return false;
}

import { isOnlyPlural } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adjectiveOf, isLower, nounOf } from '../../lexicon/word-classes.ts';
import { determiners, prepositions } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';

const people =
  /^(?:pessoas|alun[oa]s|amig[oa]s|jovens|crianças|professor(?:es|as)|pais|homens|mulheres|estudantes|portugueses|filh[oa]s|colegas|trabalhador(?:es|as)|turistas|clientes|vizinh[oa]s|rapazes|raparigas|leitores|cidadãos|médicos|políticos|famílias)$/;

const between = /^(?:não|já|também|ainda|sempre|nunca|se|me|lhe|nos|só)$/;

/** "as pessoas que mora": the verb of a relative clause agrees with the noun before it. */
export const nounVerb: TokenRule<PortugueseLexicon> = {
  name: 'PtNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    // A clause without a subject of its own may have an implied one: "as moedas que trazia".
    const noun = place.tokens[found.noun]?.lower ?? '';
    if (!isOnlyPlural(found.set & found.agreement) || !people.test(noun)) return undefined;
    if (place.tokens[found.noun + 1]?.lower !== 'que') return undefined;
    if (place.near(-1).lower === 'dos' || /^(?:um|uma)$/.test(place.near(-2).lower)) return undefined;
    let at = found.noun + 2;
    while (between.test(place.tokens[at]?.lower ?? '')) at++;
    const verb = place.tokens[at] ?? noToken;
    if (!isLower(verb) && !/^[éà]$/.test(verb.lower)) return undefined;
    const bare = verb.lower.replace(/-(?:me|te|se|lhe|nos|vos|lhes)$/, '');
    if (
      nounOf(verb, lexicon) !== 0 &&
      !/^(?:gosta|mora|fala|trabalha|estuda|ajuda|conta|canta|compra|come|chega|era|joga|espera)$/.test(bare)
    ) {
      return undefined;
    }
    if (adjectiveOf(verb, lexicon) !== 0 || prepositions.has(verb.lower) || lexicon.isInfinitive(bare)) {
      return undefined;
    }
    const readings = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
    const reading = readings.find(({ person }) => person === '3s');
    if (!reading || readings.some(({ person }) => person === '3p')) return undefined;
    // "Os livros que o João lê", "as coisas que a vida traz": the noun is the object.
    const next = place.tokens[at + 1] ?? noToken;
    // "Os preços é que sobem"
    if (next.lower === 'que') return undefined;
    if (
      (determiners.has(next.lower) || /^\p{Lu}/u.test(next.text)) &&
      !/^(?:em|no|na|de|do|da|com|a|à)$/.test(next.lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined
      ? undefined
      : { first: at, last: at, replacement: form + verb.lower.slice(bare.length) };
  },
};

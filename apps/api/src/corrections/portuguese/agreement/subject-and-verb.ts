import { plural, singular } from '../../romance/gender-and-number.ts';
import type { TokenRule } from '../../tokens/rule.ts';
import { noToken, type Token } from '../../tokens/token.ts';
import { words } from '../../tokens/word-list.ts';
import type { Person } from '../conjugation.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { adjectiveOf, isLower, nounOf } from '../word-classes.ts';
import { determiners, prepositions, subjects } from '../words.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

const between = words('não já também nunca ainda sempre só me te se lhe nos vos lhes o a os as');

/** "eu vai", "nós foi", "tu fizestes": the verb has the person of its pronoun. */
export const pronounVerb: Rule = {
  name: 'PtPronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const isWe = place.near(0).lower === 'gente' && place.near(-1).lower === 'a';
    const person: Person | undefined = isWe ? '3s' : subjects.get(place.near(0).lower);
    const before = isWe ? place.near(-2) : place.near(-1);
    if (
      person === undefined ||
      prepositions.has(before.lower) ||
      /^(?:e|ou|nem|com|como|que nem|do)$/.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:ele|ela|eles|elas|nós)$/.test(place.near(0).lower) &&
      !place.near(0).opens &&
      before.isWord &&
      lexicon.finite(before.lower).length > 0
    ) {
      return undefined;
    }
    let steps = 1;
    while (steps < 4 && between.has(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    // "tu é que sabes"
    if (place.near(steps + 1).lower === 'que' && /^(?:é|era|foi)$/.test(verb.lower)) return undefined;
    const bare = verb.lower.replace(/-(?:me|te|se|lhe|nos|vos|lhes)$/, '');
    if (!/^\p{Ll}/u.test(verb.text)) return undefined;
    const readings = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
    if (readings.length === 0 || readings.some((reading) => reading.person === person)) return undefined;
    if (
      lexicon.isInfinitive(bare) ||
      (lexicon.noun(bare) !== 0 &&
        !/^(?:era|foi|fala|gosta|trabalha|estuda|mora|canta|come|conta|ajuda|joga|viaja|compra|espera|chega)$/.test(
          bare,
        ))
    ) {
      return undefined;
    }
    const forms = [
      ...new Set(readings.map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person))),
    ].flatMap((form) => form ?? []);
    const [form, ...alternatives] = forms;
    if (form === undefined || form === bare) return undefined;
    const suffix = verb.lower.slice(bare.length);
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: form + suffix,
      alternatives: alternatives.map((one) => one + suffix),
    };
  },
};

const people =
  /^(?:pessoas|alun[oa]s|amig[oa]s|jovens|crianças|professor(?:es|as)|pais|homens|mulheres|estudantes|portugueses|filh[oa]s|colegas|trabalhador(?:es|as)|turistas|clientes|vizinh[oa]s|rapazes|raparigas|leitores|cidadãos|médicos|políticos|famílias)$/;

/** "Os alunos gosta", "as pessoas que mora": the verb goes by the noun before it. */
export const nounVerb: Rule = {
  name: 'PtNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const isPlural = (agreement & plural) !== 0 && (agreement & singular) === 0;
    const isSingular = (agreement & singular) !== 0 && (agreement & plural) === 0;
    if (!isPlural && !isSingular) return undefined;
    let at = found.noun + 1;
    const token = (): Token => place.tokens[at] ?? noToken;
    const isRelative = token().lower === 'que';
    // Without a subject of its own the clause may have another: "as moedas que trazia".
    if (!isRelative || !people.test(place.tokens[found.noun]?.lower ?? '')) return undefined;
    at++;
    while (/^(?:não|já|também|ainda|sempre|nunca|se|me|lhe|nos|só)$/.test(token().lower)) at++;
    const verb = token();
    const short = /^[éà]$/.test(verb.lower);
    if (!isLower(verb) && !short) return undefined;
    if (
      isRelative &&
      (isSingular || place.near(-1).lower === 'dos' || /^(?:um|uma)$/.test(place.near(-2).lower))
    ) {
      return undefined;
    }
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
    const person: Person = isPlural ? '3p' : '3s';
    const wrong: Person = isPlural ? '3s' : '3p';
    const reading = readings.find((one) => one.person === wrong);
    if (!reading || readings.some((one) => one.person === person)) return undefined;
    // "Os livros que o João lê", "as coisas que a vida traz": the noun is the object.
    const next = place.tokens[at + 1] ?? noToken;
    // "Os preços é que sobem"
    if (next.lower === 'que') return undefined;
    if (
      isRelative &&
      (determiners.has(next.lower) || /^\p{Lu}/u.test(next.text)) &&
      !/^(?:em|no|na|de|do|da|com|a|à)$/.test(next.lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined
      ? undefined
      : { first: at, last: at, replacement: form + verb.lower.slice(bare.length) };
  },
};

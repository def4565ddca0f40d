import { plural } from '../../romance/gender-and-number.ts';
import { here, placeAt, type TokenRule } from '../../tokens/rule.ts';
import { noToken } from '../../tokens/token.ts';
import { phraseAt } from '../agreement/noun-phrase.ts';
import type { Person } from '../conjugation.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import {
  futureSubjunctive,
  personalInfinitive,
  readingsOf,
  readPersonalInfinitive,
} from '../verb-readings.ts';
import { subjects } from '../words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const withPerson: readonly Person[] = ['2s', '1p', '3p'];
const judgements =
  /^(?:importante|necessário|preciso|melhor|bom|possível|impossível|fácil|difícil|natural|normal|conveniente|essencial|fundamental|útil|triste|pena|estranho|aconselhável|obrigatório|suficiente)$/;

/** "para eles ir", "é importante nós chegar": an infinitive with its own subject carries the person (Cunha e Cintra, cap. 13). */
export const missingPerson: Rule = {
  name: 'PtPersonalInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const before = place.near(-1).lower;
    const isAsked = /^(?:para|sem|até|de|por|ao)$/.test(before) || judgements.test(before);
    if (!isAsked) return undefined;
    let person = subjects.get(place.near(0).lower);
    let steps = 1;
    if (person === undefined && (before === 'para' || before === 'de' || judgements.test(before))) {
      const phrase = phraseAt(place, lexicon);
      if (!phrase || (phrase.set & phrase.agreement & plural) === 0) return undefined;
      if ((phrase.set & phrase.agreement & ~plural) !== 0) return undefined;
      person = '3p';
      steps = phrase.noun - place.at + 1;
    }
    // "É difícil para nós fazer isso": for whom it is hard.
    const isForWhom = place.tokens
      .slice(Math.max(0, place.at - 4), place.at)
      .some(({ lower }) => judgements.test(lower) || /^(?:bastante|demais|tarde|cedo)$/.test(lower));
    if (person === undefined || !withPerson.includes(person) || (before === 'para' && isForWhom)) {
      return undefined;
    }
    if (/^(?:não|me|te|se|lhe|nos|o|a|já)$/.test(place.near(steps).lower)) steps++;
    const [, infinitive = '', pronoun = ''] =
      /^(\p{L}+?)(-(?:me|te|se|lhe))?$/u.exec(place.near(steps).lower) ?? [];
    if (
      !lexicon.isInfinitive(infinitive) ||
      (lexicon.noun(infinitive) !== 0 && !subjects.has(place.near(0).lower))
    ) {
      return undefined;
    }
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: personalInfinitive(infinitive, person) + pronoun,
    };
  },
};

const auxiliaries =
  /^(?:poder|dever|querer|ir|conseguir|costumar|saber|tentar|preferir|pretender|desejar|precisar|ter|começar|acabar|deixar|continuar|gostar|estar|andar|ficar|vir|passar|voltar|haver|decidir|parecer|esperar)$/;

/** "podemos irmos", "querem comprarem": behind another verb of the same subject the infinitive stays bare. */
export const needlessPerson: Rule = {
  name: 'PtBareInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const found = readPersonalInfinitive(place.near(0).lower, lexicon);
    if (!found || found.person === '2s') return undefined;
    let steps = -1;
    while (
      steps > -3 &&
      /^(?:de|a|que|não|me|te|se|nos|lhe|todos|também|sempre)$/.test(place.near(steps).lower)
    ) {
      steps--;
    }
    const readings = readingsOf(place.near(steps), lexicon);
    if (!readings.some(({ person, lemma }) => person === found.person && auxiliaries.test(lemma))) {
      return undefined;
    }
    // "Vimos de irmos" hardly occurs, but "têm a haverem" does not either: only the usual links.
    const isDirect = steps === -1;
    const isLinked =
      steps < -1 &&
      /^(?:de|a|que)$/.test(place.near(-1).lower) &&
      readings.some(({ lemma }) =>
        /^(?:ter|começar|acabar|deixar|continuar|gostar|estar|andar|ficar|precisar|haver|voltar|passar)$/.test(
          lemma,
        ),
      );
    const isModal = readings.some(({ lemma }) =>
      /^(?:poder|dever|querer|ir|conseguir|costumar|saber|tentar|preferir|pretender|desejar|decidir)$/.test(
        lemma,
      ),
    );
    return (isDirect && isModal) || isLinked ? here(place, found.infinitive) : undefined;
  },
};

const irregular =
  /(?:^|[a-z])(?:ter|fazer|dizer|trazer|querer|saber|poder|haver|caber|ver|vir|por|pôr)$|^(?:ser|estar|dar|ir)$/;

/** "quando tu seres", "se eu manter", "quando ver": the future of the subjunctive (Cunha e Cintra, cap. 13). */
export const futureCondition: Rule = {
  name: 'PtFutureSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const isIf = word === 'se';
    if (
      !/^(?:se|quando|enquanto|conforme)$/.test(word) &&
      !(word === 'que' && /^(?:logo|assim|sempre)$/.test(place.near(-1).lower))
    ) {
      return undefined;
    }
    const before = place.near(-1);
    if (isIf && !(place.near(0).opens || /^(?:,|e|mas|que|só|mesmo)$/.test(before.lower))) return undefined;
    let steps = 1;
    let person = subjects.get(place.near(1).lower);
    if (person !== undefined) steps = 2;
    else {
      const phrase = phraseAt(placeAt(place.tokens, place.at + 1), lexicon);
      if (phrase) {
        person = (phrase.set & phrase.agreement & plural) === 0 ? '3s' : '3p';
        steps = phrase.noun - place.at + 1;
      } else if (/^\p{Lu}\p{Ll}/u.test(place.near(1).text)) {
        person = '3s';
        steps = 2;
      } else if (/^[oa]$/.test(place.near(1).lower) && /^\p{Lu}\p{Ll}/u.test(place.near(2).text)) {
        person = '3s';
        steps = 3;
      }
    }
    while (steps < 5 && /^(?:não|me|te|se|o|a|lhe|nos|já)$/.test(place.near(steps).lower)) steps++;
    const verb = place.tokens[place.at + steps] ?? noToken;
    const personal = readPersonalInfinitive(verb.lower, lexicon);
    const infinitive = personal?.infinitive ?? (lexicon.isInfinitive(verb.lower) ? verb.lower : undefined);
    const who = personal?.person ?? person ?? '3s';
    if (infinitive === undefined || !irregular.test(infinitive) || infinitive === 'vir') return undefined;
    if (isIf && person === undefined && !place.near(0).opens) return undefined;
    const form = futureSubjunctive(infinitive, who, lexicon);
    // "se for": already the future of the subjunctive of another verb.
    if (
      form === undefined ||
      form === verb.lower ||
      (lexicon.finite(verb.lower).some(({ tense }) => tense === 'fc') && !personal)
    ) {
      return undefined;
    }
    return { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

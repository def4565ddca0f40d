import { matchCase } from '../../../engine/match-case.ts';
import { plural, singular } from '../../../romance/gender-and-number.ts';
import { here, placeAt, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import {
  isSurelyVerb,
  readingsOf,
  readPersonalInfinitive,
  withoutPronoun,
} from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { prepositions } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

const arrivals =
  /^(?:existir|faltar|bastar|restar|sobrar|acontecer|ocorrer|surgir|aparecer|chegar|caber|nascer|morrer|decorrer|interessar|doer|seguir|desaparecer|entrar|sair|vir|crescer|começar|acabar|terminar|cair|passar|escassear|convir|agradar|constar|figurar|residir)$/;
const needsAdverb = /^(?:seguir|começar|acabar|terminar|entrar|sair|vir|passar|cair|chegar|crescer)$/;
const lights =
  /^(?:ainda|já|aqui|ali|lá|cá|aí|hoje|ontem|também|só|apenas|sempre|sobretudo|finalmente|então)$/;

const furthestPlace = 8;

/** "No relatório consta": the sentence begins with a place. */
function isBehindPlace(place: Place, lexicon: PortugueseLexicon): boolean {
  const { from, tokens } = sentenceAround(place);
  if (place.at - from > furthestPlace) return false;
  const before = tokens.slice(0, place.at - from);
  return (
    /^(?:em|no|na|nos|nas|nest[ea]|ness[ea]|naquel[ea]|num|numa|do|da|dest[ea])$/.test(
      before[0]?.lower ?? '',
    ) && !before.some((token) => /^[,;:]$/.test(token.text) || isSurelyVerb(token, lexicon))
  );
}

/** Whether a clause with an infinitive could itself be the subject. */
export const hasInfinitive = (place: Place, lexicon: PortugueseLexicon): boolean =>
  [2, 3, 4, 5, 6].some((steps) => {
    const { bare } = withoutPronoun(place.near(steps).lower);
    return (
      !prepositions.has(place.near(steps - 1).lower) &&
      !prepositions.has(place.near(steps - 2).lower) &&
      (lexicon.isInfinitive(bare) || readPersonalInfinitive(bare, lexicon) !== undefined) &&
      lexicon.noun(bare) === 0
    );
  });

/** "Segue em anexo os recibos", "dói-me os pés", "chegou ontem os livros": the subject follows its verb. */
export const lateSubject: Rule = {
  name: 'PtLateSubject',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const verb = place.near(0);
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    const reading = readings.find(({ lemma, person }) => arrivals.test(lemma) && person === '3s');
    if (!reading || readings.some(({ person }) => person === '3p')) return undefined;
    const before = place.near(-1);
    const isFirst =
      verb.opens ||
      /^(?:,|que|não|já|ainda|também|onde|e|mas|porque|quando|se|só|me|te|lhe|nos|ontem|hoje|amanhã|aqui|lá|ali)$/.test(
        before.lower,
      );
    if (
      (!isFirst && !isBehindPlace(place, lexicon)) ||
      (before.lower === 'que' && needsAdverb.test(reading.lemma))
    ) {
      return undefined;
    }
    let steps = 1;
    if (place.near(1).lower === 'em' && place.near(2).lower === 'anexo') steps = 3;
    while (steps < 5 && lights.test(place.near(steps).lower)) steps++;
    if (reading.lemma === 'seguir' && steps !== 3) return undefined;
    if (needsAdverb.test(reading.lemma) && !verb.opens && steps === 1) return undefined;
    if (/^(?:começar|acabar|terminar|passar|entrar|sair)$/.test(reading.lemma) && steps === 1) {
      return undefined;
    }
    // "Cabe aos pais" and "não basta as famílias pagarem": no subject follows.
    if (/^(?:d|n|pel)[oa]s?$|^aos?$|^às?$/.test(place.near(steps).lower) || hasInfinitive(place, lexicon)) {
      return undefined;
    }
    const at = place.at + steps;
    const phrase = phraseAt(placeAt(place.tokens, at), lexicon);
    const number = phrase ? phrase.set & phrase.agreement : 0;
    const counted =
      /^(?:[2-9]|\d\d+)$/.test(place.near(steps).text) && nounOf(place.near(steps + 1), lexicon) !== 0;
    const bareNoun = nounOf(place.near(steps), lexicon);
    const isBare =
      /^(?:existir|faltar|restar|sobrar|surgir|acontecer|ocorrer|bastar)$/.test(reading.lemma) &&
      (bareNoun & plural) !== 0 &&
      (bareNoun & singular) === 0 &&
      adjectiveOf(place.near(steps), lexicon) === 0;
    const isMany = ((number & plural) !== 0 && (number & singular) === 0) || counted || isBare;
    if (
      !isMany ||
      (phrase &&
        /^(?:vezes|dias|anos|horas|meses|semanas|noites|manhãs|tardes)$/.test(
          place.tokens[phrase.noun]?.lower ?? '',
        ) &&
        !/^(?:faltar|restar|bastar)$/.test(reading.lemma))
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined || form === bare
      ? undefined
      : here(place, matchCase(verb.text, form + pronoun));
  },
};

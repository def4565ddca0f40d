import type { TokenRule } from '../tokens/rule.ts';
import { singular, type PortugueseLexicon } from './lexicon.ts';
import { phraseAt } from './noun-phrase.ts';
import { subjects } from './words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "se eu teria", "se eu ver", "quando ele vir": conditions (Cunha e Cintra, cap. 13 and 18). */
export const conditions: Rule = {
  name: 'PtCondition',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (
      !/^(?:se|quando)$/.test(place.near(0).lower) ||
      !(
        place.near(0).opens ||
        /^(?:,|e|mas|que|não)$/.test(place.near(-1).lower) ||
        !/^(?:não|sei|sabe|saber|perguntou|pergunta)$/.test(place.near(-1).lower)
      )
    ) {
      return undefined;
    }
    const subject = place.near(1);
    const person = subjects.get(subject.lower);
    if (person === undefined) return undefined;
    const steps = /^(?:não|me|te|se|o|a|lhe|nos|já)$/.test(place.near(2).lower) ? 3 : 2;
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower);
    const conditional = readings.find(({ tense }) => tense === 'c');
    if (
      place.near(0).lower === 'se' &&
      conditional &&
      !/^(?:sei|sabe|sabia|perguntou|saber|dúvida|pergunto)$/.test(place.near(-1).lower)
    ) {
      const form = lexicon.conjugate(conditional.lemma, 'pic', person);
      return form === undefined
        ? undefined
        : { first: place.at + steps, last: place.at + steps, replacement: form };
    }
    const isInfinitive =
      /^(?:ver|fazer|ter|estar|ser|ir|poder|querer|saber|dizer|trazer|pôr|dar|vir|haver)$/.test(verb.lower);
    if (
      !isInfinitive ||
      (verb.lower === 'vir' && place.near(0).lower === 'quando') ||
      /^\p{L}+r$/u.test(place.near(steps + 1).lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(verb.lower, 'fc', person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** "espero que está", "talvez é": what asks for the subjunctive (Cunha e Cintra, cap. 13). */
export const subjunctive: Rule = {
  name: 'PtSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const before = place.near(-1).lower;
    const asks =
      /^(?:talvez|embora|oxalá)$/.test(word) ||
      (word === 'que' &&
        /^(?:espero|espera|esperamos|quero|quer|queremos|queres|duvido|para|antes|sem|desejo|peço|pede|importante|preciso|possível|necessário|provável|melhor|pena|bom|gostava|tomara|medo|contanto|ainda|mesmo)$/.test(
          before,
        )) ||
      (word === 'caso' && place.near(0).opens);
    if (
      word === 'embora' &&
      lexicon.finite(before.replace(/-.*$/, '')).length + Number(lexicon.isInfinitive(before)) > 0
    ) {
      return undefined;
    }
    if (!asks || (before === 'que' && word !== 'talvez')) return undefined;
    if (
      word === 'que' &&
      /^(?:melhor|bom|para|mesmo|ainda|possível|preciso)$/.test(before) &&
      /^(?:do|o|a|é|lo|disse|no|na|tão|mais|sabe|sei)$/.test(place.near(-2).lower) &&
      !/^(?:é|foi|era)$/.test(place.near(-2).lower)
    ) {
      return undefined;
    }
    if (word === 'que' && /^(?:ainda|mesmo)$/.test(before) && !place.near(-1).opens) return undefined;
    let steps = 1;
    let person = subjects.get(place.near(1).lower);
    if (person !== undefined) steps++;
    else {
      const phrase = phraseAt({ ...place, at: place.at + 1, near: (more) => place.near(more + 1) }, lexicon);
      if (phrase) {
        steps = phrase.noun - place.at + 1;
        person = (phrase.set & phrase.agreement & singular) !== 0 ? '3s' : '3p';
      }
    }
    if (/^(?:não|me|te|se|o|a|lhe|nos|já|também)$/.test(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    if (!/^\p{Ll}/u.test(verb.text)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'i');
    const reading = readings.find(
      (one) => one.tense === 'p' && (person === undefined || one.person === person),
    );
    if (
      !reading ||
      readings.some(({ tense }) => tense === 'pc' || tense === 'pic' || tense === 'fc') ||
      lexicon.noun(verb.lower) !== 0
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, 'pc', reading.person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

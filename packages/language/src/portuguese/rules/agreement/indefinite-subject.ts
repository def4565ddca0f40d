import { singular } from '../../../romance/gender-and-number.ts';
import { placeAt, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, withoutPronoun } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "todos sabe", "ninguém sabem", "nem o guia nem os turistas sabia". */
export const indefiniteSubject: Rule = {
  name: 'PtIndefinite',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    const isFirst = place.near(0).opens || /^(?:que|porque|mas|se|quando|,|e|onde)$/.test(before.lower);
    const one = /^(?:ninguém|alguém|nenhum|nenhuma|cada)$/.test(lower);
    const many = /^(?:todos|todas|muitos|muitas|ambos|ambas|alguns|poucos|vários)$/.test(lower);
    if (!isFirst || (!one && !many) || (many && before.text === ',')) return undefined;
    let steps = 1;
    if (/^(?:cada|nenhum|nenhuma)$/.test(lower)) {
      if (lower === 'cada' && !/^(?:um|uma)$/.test(place.near(1).lower)) return undefined;
      if (lower === 'cada') steps++;
      if (!/^(?:d[oae]s?|del[ea]s|dest[ea]s|dess[ea]s)$/.test(place.near(steps).lower)) return undefined;
      if (!/^del[ea]s$/.test(place.near(steps).lower)) {
        steps++;
        while (
          steps < 6 &&
          (determiners.has(place.near(steps).lower) || adjectiveOf(place.near(steps), lexicon) !== 0) &&
          nounOf(place.near(steps), lexicon) === 0
        ) {
          steps++;
        }
        if (nounOf(place.near(steps), lexicon) === 0 && place.near(steps).lower !== 'nós') return undefined;
      }
      steps++;
    }
    while (
      steps < 8 &&
      /^(?:não|já|me|te|se|lhe|nos|o|a|também|ainda|nunca|sempre)$/.test(place.near(steps).lower)
    ) {
      steps++;
    }
    const verb = place.near(steps);
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    if (lexicon.noun(bare) !== 0 || lexicon.adjective(bare) !== 0 || verb.opens) return undefined;
    const [from, to] = one ? (['3p', '3s'] as const) : (['3s', '3p'] as const);
    const reading = readings.find(({ person }) => person === from);
    if (!reading || readings.some(({ person }) => person === to || (many && person.endsWith('p')))) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, to);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form + pronoun };
  },
};

/** "Nem o guia nem os turistas sabia": subjects joined by "nem" are plural. */
export const neitherNor: Rule = {
  name: 'PtNeitherNor',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'nem' ||
      !place.tokens
        .slice(Math.max(0, place.at - 6), place.at)
        .some(({ lower, opens }) => lower === 'nem' && opens)
    ) {
      return undefined;
    }
    const phrase = phraseAt(placeAt(place.tokens, place.at + 1), lexicon);
    const end = phrase ? phrase.noun + 1 : place.at + 2;
    const isMany = phrase ? (phrase.set & phrase.agreement & singular) === 0 : false;
    const verb = place.tokens[end] ?? place.near(0);
    const readings = readingsOf(verb, lexicon);
    const reading = readings.find(({ person }) => person === '3s');
    if (
      !isMany ||
      !reading ||
      readings.some(({ person }) => person === '3p') ||
      lexicon.noun(verb.lower) !== 0
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, '3p');
    return form === undefined ? undefined : { first: end, last: end, replacement: form };
  },
};

import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb, readingsOf } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { determiners, prepositions, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const needs: readonly (readonly [RegExp, string, boolean])[] = [
  [/^(?:gostar|precisar|falar|depender|necessitar|desistir|duvidar)$/, 'de', false],
  [/^(?:lembrar|esquecer|queixar|orgulhar|arrepender|servir|despedir|rir)$/, 'de', true],
  [/^(?:referir|dedicar|habituar|candidatar)$/, 'a', true],
  [/^(?:assistir|pertencer|recorrer|obedecer)$/, 'a', false],
  [/^(?:confiar|acreditar|participar|morar|nascer)$/, 'em', false],
  [/^(?:sonhar|concordar)$/, 'com', false],
  [/^(?:casar|preocupar|zangar|cruzar)$/, 'com', true],
];
const people =
  /^(?:homem|mulher|pessoa|pessoas|rapaz|rapariga|senhor|senhora|professor|professora|médic[oa]|amig[oa]s?|colega|colegas|alun[oa]s?|vizinh[oa]s?|prim[oa]s?|irm(?:ão|ã)|tia|tio)$/;

/** "o filme que te falei", "a casa que moro": the verb's preposition precedes "que" (Ciberdúvidas, "relativas cortadoras"). */
export const relativePreposition: Rule = {
  name: 'PtRelativePreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    if (place.near(0).lower !== 'que') return undefined;
    const noun = place.near(-1);
    const isNoun =
      nounOf(noun, lexicon) !== 0 ||
      (adjectiveOf(noun, lexicon) !== 0 && nounOf(place.near(-2), lexicon) !== 0);
    if (
      !isNoun ||
      (prepositions.has(place.near(-2).lower) && place.near(-2).lower !== 'a') ||
      (readingsOf(noun, lexicon).length > 0 && !determiners.has(place.near(-2).lower))
    ) {
      return undefined;
    }
    if (
      /^(?:facto|ideia|medo|certeza|impressão|sorte|pena|notícia|hipótese|esperança|verdade|vez|vezes|maneira|forma|modo|possibilidade|prova|problema|razão|sensação|opinião|conclusão|língua|línguas|idioma|dialeto|palavras|português)$/.test(
        noun.lower,
      )
    ) {
      return undefined;
    }
    let steps = 1;
    while (
      steps < 4 &&
      (/^(?:me|te|se|nos|lhe|não|já|mais|sempre|ainda|também|nunca|tanto|tu)$/.test(
        place.near(steps).lower,
      ) ||
        subjects.has(place.near(steps).lower))
    ) {
      steps++;
    }
    const isReflexive = Array.from({ length: steps }, (_, index) => place.near(index).lower).some((word) =>
      /^(?:me|te|se|nos)$/.test(word),
    );
    const verb = place.near(steps);
    if (!isSurelyVerb(verb, lexicon) && !/^(?:gosto|conto|preciso|moro|gostas|sonho)$/.test(verb.lower)) {
      return undefined;
    }
    const readings = readingsOf(verb, lexicon);
    const hasSubject =
      subjects.has(place.near(steps - 1).lower) ||
      subjects.has(place.near(1).lower) ||
      readings.every(({ person }) => /^[12]/.test(person));
    if (!hasSubject) return undefined;
    const next = place.near(steps + 1);
    // A possible object of the verb, or its preposition, follows it.
    if (
      next.isWord &&
      !/^(?:ontem|hoje|amanhã|muito|mais|tanto|há|é|está|era|foi|fica|são|estava|chama-se|quando|na|no|desde|agora|sempre)$/.test(
        next.lower,
      ) &&
      !isSurelyVerb(next, lexicon)
    ) {
      return undefined;
    }
    const need = needs.find(
      ([verbs, , reflexive]) =>
        readings.some(({ lemma }) => verbs.test(lemma)) &&
        (reflexive === isReflexive ||
          (!reflexive &&
            /^(?:te|me|lhe|nos)$/.test(place.near(steps - 1).lower) &&
            readings.some(({ lemma }) => lemma === 'falar'))),
    );
    if (!need) return undefined;
    const [, preposition] = need;
    const isPerson = people.test(noun.lower);
    const isTalk = readings.some(({ lemma }) => lemma === 'falar');
    const words =
      isPerson && isTalk && steps === 1
        ? ['com quem', 'de quem']
        : [`${preposition} ${isPerson ? 'quem' : 'que'}`];
    return { first: place.at, last: place.at, replacement: words[0] ?? '', alternatives: words.slice(1) };
  },
};

import { matchCase } from '../../../engine/match-case.ts';
import type { Fault, Place } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { contractions, formFor } from './determiners.ts';
import { bit, cases, ofCase, slotsOf, type Mask, type Slot } from './inflection.ts';
import { withAdjectives } from './mend-adjective.ts';
import { genitiveOf, weakNoun, datives } from './mend-noun.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { either } from './prepositions.ts';

/** The article, or noun, that fits the required cases; several if more than one does. */
export function mendArticle(
  place: Place,
  phrase: NounPhrase,
  asked: Mask,
  lexicon: GermanLexicon,
): Fault | undefined {
  const article = place.near(0).text;
  const contraction = contractions.get(article.toLowerCase());
  if (!phrase.determiner) {
    return contraction ? mendContraction(place, phrase, contraction.preposition) : undefined;
  }
  const genitive = genitiveOf(place, phrase, asked, lexicon);
  if (genitive) return genitive;
  const { determiner } = phrase;
  const fitting = slotsOf(phrase.noun & asked);
  const options = fitting
    .map((slot) => ({ slot, form: formFor(determiner, slot) }))
    .filter(({ form }) => form !== undefined)
    .toSorted((a, b) => likelihood(b.slot, phrase, asked) - likelihood(a.slot, phrase, asked));
  const replacements = [
    ...new Set(
      options.map(({ slot, form = '' }) => withAdjectives(place, phrase, matchCase(article, form), slot)),
    ),
  ];
  if (fitting.length === 0) {
    const weak = weakNoun(place, phrase, asked, lexicon);
    if (weak) return weak;
  }
  if (asked === ofCase('DAT') && fitting.length === 0) return datives(place, phrase, lexicon);
  const [replacement, ...alternatives] = replacements;
  if (replacement === undefined) return undefined;
  return { first: phrase.first, last: phrase.last, replacement, alternatives: alternatives.slice(0, 2) };
}

/** The article keeps its case if possible; prepositions of place more often take the dative. */
function likelihood({ inCase, gender }: Slot, { set }: NounPhrase, asked: Mask): number {
  const keepsCase = slotsOf(set).some(
    (slot) => slot.inCase === inCase && (slot.gender === 'P') === (gender === 'P'),
  );
  const order = asked === either ? ['AKK', 'DAT'] : cases.toReversed();
  if (asked === ofCase('NOM', 'DAT', 'GEN') && inCase === 'DAT') return 60;
  const first =
    asked === ofCase('AKK', 'DAT', 'GEN') || asked === ofCase('AKK', 'DAT') ? inCase === 'AKK' : false;
  return (keepsCase ? 10 : 0) + (first ? 40 : 0) + order.indexOf(inCase) + (gender === 'P' ? 0 : 0.5);
}

/** "im Schule": the preposition with the correct article. */
function mendContraction(place: Place, phrase: NounPhrase, preposition: string): Fault | undefined {
  if (phrase.adjectives.length > 0) return undefined;
  const isFeminine = (phrase.noun & bit('DAT', 'F')) !== 0;
  const isPlural = (phrase.noun & bit('DAT', 'P')) !== 0;
  const wasFeminine = place.near(0).lower === 'zur';
  const fitting = isFeminine
    ? preposition === 'zu'
      ? 'zur'
      : `${preposition} der`
    : wasFeminine && (phrase.noun & (bit('DAT', 'M') | bit('DAT', 'N'))) !== 0
      ? 'zum'
      : isPlural
        ? `${preposition} den`
        : undefined;
  if (fitting === undefined) return undefined;
  return { first: phrase.first, last: phrase.first, replacement: matchCase(place.near(0).text, fitting) };
}

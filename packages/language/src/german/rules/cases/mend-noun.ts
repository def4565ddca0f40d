import { matchCase } from '../../../engine/match-case.ts';
import type { Fault, Place } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { formFor } from './determiners.ts';
import { bit, slotsOf, type Mask } from './inflection.ts';
import { withAdjectives } from './mend-adjective.ts';
import type { NounPhrase } from './noun-phrase.ts';

/** "meines Onkel": the article is a genitive, so the noun must be too. */
export function genitiveOf(
  place: Place,
  phrase: NounPhrase,
  asked: Mask,
  lexicon: GermanLexicon,
): Fault | undefined {
  const ofGenitive = bit('GEN', 'M') | bit('GEN', 'N');
  const isGenitive =
    phrase.set === ofGenitive || /^(?:des|\p{Ll}+ines|unseres|ihres|eures)$/u.test(place.near(0).lower);
  if (!isGenitive || (asked & ofGenitive) === 0) return undefined;
  const noun = [
    `${phrase.nounText}s`,
    `${phrase.nounText}es`,
    `${phrase.nounText}n`,
    `${phrase.nounText}en`,
  ].find((form) => (lexicon.noun(form) & ofGenitive) !== 0 && lexicon.isKnown(form));
  return noun === undefined ? undefined : { first: phrase.last, last: phrase.last, replacement: noun };
}

/** "der Nachbar" as an object: the noun itself changes. */
export function weakNoun(
  place: Place,
  phrase: NounPhrase,
  asked: Mask,
  lexicon: GermanLexicon,
): Fault | undefined {
  const { determiner, nounText } = phrase;
  const noun = [`${nounText}n`, `${nounText}en`].find((form) =>
    slotsOf(lexicon.noun(form) & asked).some(({ gender }) => gender !== 'P'),
  );
  if (noun === undefined || !determiner) return undefined;
  const options = slotsOf(lexicon.noun(noun) & asked).filter(({ gender }) => gender !== 'P');
  const slot = options.find(({ inCase }) => inCase === 'AKK') ?? options[0];
  const form = slot && formFor(determiner, slot);
  if (!slot || form === undefined) return undefined;
  const middle = withAdjectives(place, phrase, matchCase(place.near(0).text, form), slot);
  return {
    first: phrase.first,
    last: phrase.last,
    replacement: `${middle.slice(0, -nounText.length)}${noun}`,
  };
}

/** "mit die Kinder": the noun itself has a dative plural form. */
export function datives(place: Place, phrase: NounPhrase, lexicon: GermanLexicon): Fault | undefined {
  const form = phrase.determiner && formFor(phrase.determiner, { inCase: 'DAT', gender: 'P' });
  const noun = `${phrase.nounText}n`;
  if (form === undefined || (lexicon.noun(noun) & bit('DAT', 'P')) === 0) return undefined;
  const article = matchCase(place.near(0).text, form);
  const middle = withAdjectives(place, phrase, article, { inCase: 'DAT', gender: 'P' });
  return {
    first: phrase.first,
    last: phrase.last,
    replacement: `${middle.slice(0, -phrase.nounText.length)}${noun}`,
  };
}

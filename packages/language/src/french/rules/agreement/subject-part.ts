import {
  isOnlyPlural,
  singular,
  type Agreement,
  isOnlySingular,
} from '../../../romance/gender-and-number.ts';
import { placeAt } from '../../../engine/tokens/rule.ts';
import { isLower, isCapitalised, noToken, type Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { agreementOf, stressedPronouns } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';

/** One of the parts joined by "et": a pronoun, a name or a noun with its determiner, without its complements. */
export interface SubjectPart {
  /** From 0 (je) to 5 (ils). */
  readonly person: number;
  /** Gender and number; 0 if unknown. */
  readonly agreement: Agreement;
  /** The index after it. */
  readonly end: number;
}

/** Nouns whose verb agrees with the meaning. */
const openNumber = words(
  'plupart majorité minorité partie moitié dizaine douzaine vingtaine centaine millier foule nombre quantité série ensemble groupe tiers quart poignée multitude infinité masse tas espèce sorte type couple totalité reste',
);
/** Nouns that mostly express time. */
const times = words(
  'jour jours matin soir nuit semaine semaines mois an ans année années fois heure heures lundi mardi mercredi jeudi vendredi samedi dimanche été hiver printemps automne moment temps fin début instant après-midi lendemain veille week-end',
);

/** The part of a subject that begins at a position. */
export function subjectPartAt(
  tokens: readonly Token[],
  at: number,
  lexicon: FrenchLexicon,
): SubjectPart | undefined {
  const token = tokens[at] ?? noToken;
  const person = stressedPronouns.get(token.lower);
  if (person !== undefined) {
    return { person, agreement: agreementOf.get(token.lower) ?? 0, end: at + 1 };
  }
  if (isCapitalised(token) && (!token.opens || !lexicon.isKnown(token.lower))) {
    return { person: 2, agreement: 0, end: behindName(tokens, at) };
  }
  return token.lower === "l'" ? elidedPhraseAt(tokens, at, lexicon) : fullPhraseAt(tokens, at, lexicon);
}

/** The index after a name of one or more words. */
export function behindName(tokens: readonly Token[], at: number): number {
  let end = at;
  while (isCapitalised(tokens[end] ?? noToken)) end++;
  return end;
}

function elidedPhraseAt(
  tokens: readonly Token[],
  at: number,
  lexicon: FrenchLexicon,
): SubjectPart | undefined {
  const noun = tokens[at + 1] ?? noToken;
  const agreement = lexicon.noun(noun.lower) & singular;
  if (agreement === 0 || !isLower(noun) || isOnlyVerb(noun, lexicon) || isOpen(noun.lower)) return undefined;
  return { person: 2, agreement, end: at + 2 };
}

function fullPhraseAt(tokens: readonly Token[], at: number, lexicon: FrenchLexicon): SubjectPart | undefined {
  const phrase = phraseAt(placeAt(tokens, at), lexicon);
  if (!phrase) return undefined;
  const agreement = phrase.set & phrase.agreement;
  if (isOpen(tokens[phrase.noun]?.lower ?? '')) return undefined;
  const isPlural = isOnlyPlural(agreement);
  if (!isPlural && !isOnlySingular(agreement)) return undefined;
  return { person: isPlural ? 5 : 2, agreement, end: phrase.noun + 1 };
}

const isOpen = (noun: string): boolean => times.has(noun) || openNumber.has(noun);

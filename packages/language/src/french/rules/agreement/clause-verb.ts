import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, determiners, prepositions, subjects } from '../../lexicon/words.ts';
import { subjectWithVerb } from './verb-of-subject.ts';

const frequentVerb = /^(?:a|ont|est|sont|va|vont|fait|peut|peux)$/;
const behindVerb = /^(?:que|qu'|pas|toujours|souvent|bien|l'|sans|très|à|dans|chez)$/;
const addsPeople = /^(?:avec|ou|ni|comme)$/;

/**
 * "Le prix des légumes ont augmenté", "Beaucoup de gens pense": the verb agrees with the head of its subject (Le Bon
 * Usage, § 927).
 */
export const clauseVerb: TokenRule<FrenchLexicon> = {
  name: 'FrClauseVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = subjectWithVerb(place, lexicon);
    if (!found) return undefined;
    const { person } = found.subject;
    const verb = place.tokens[found.verb] ?? noToken;
    const next = place.tokens[found.verb + 1] ?? noToken;
    if (!isVerb(verb, next, person, lexicon) || subjects.has(next.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    if (readings.some((reading) => reading.person === person)) return undefined;
    const wrong = readings.find((reading) => isMistakenFor(reading.person, person));
    if (!wrong) return undefined;
    if (person === 2) {
      // "Le problème sont les prix", "mon père avec mes frères vont".
      if (wrong.lemma === 'être' && !isQualified(next, lexicon)) return undefined;
      const between = place.tokens.slice(place.at, found.verb);
      if (between.some(({ lower }) => addsPeople.test(lower))) return undefined;
    }
    const form = lexicon.conjugate(wrong.lemma, wrong.tense, person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: found.verb, last: found.verb, replacement: matchCase(verb.text, form) };
  },
};

/** Whether a word that could also be a noun or an adjective is a verb after a plural, as the following words show. */
function isVerb(word: Token, next: Token, person: number, lexicon: FrenchLexicon): boolean {
  if (prepositions.has(word.lower)) return false;
  if (frequentVerb.test(word.lower)) return true;
  if (!isLower(word)) return false;
  const isAdjective = lexicon.adjective(word.lower) !== 0;
  if (!isAdjective && lexicon.noun(word.lower) === 0) return true;
  const isFollowed = determiners.has(next.lower) || behindVerb.test(next.lower);
  return person === 5 && isFollowed && !isAdjective;
}

/** Third persons are confused with each other; those of "nous" and "vous" with any. */
function isMistakenFor(written: number, meant: number): boolean {
  if (meant === 2) return written === 5;
  if (meant === 5) return written === 2;
  return true;
}

const isQualified = (token: Token, lexicon: FrenchLexicon): boolean =>
  lexicon.adjective(token.lower) !== 0 || lexicon.participle(token.lower) !== 0 || adverbs.has(token.lower);

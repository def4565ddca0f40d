import { matchCase } from '../../../engine/match-case.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { VerbReading } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, withoutPronoun } from '../../lexicon/verb-readings.ts';
import { determiners } from '../../lexicon/words.ts';
import type { Subject } from './subject.ts';
import { subjectWithVerb } from './verb-of-subject.ts';

/**
 * "A lista dos livros foram afixada", "O João e a Maria vai": the verb agrees with the head of its subject, whatever
 * stands in between (Cunha e Cintra, cap. 13).
 */
export const clauseVerb: TokenRule<PortugueseLexicon> = {
  name: 'PtClauseVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = subjectWithVerb(place, lexicon);
    if (!found) return undefined;
    const { subject, verb: at } = found;
    const verb = place.tokens[at] ?? noToken;
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    const wrong = readingAgainst(subject, readings);
    if (!wrong || isFree(place, subject, at, wrong)) return undefined;
    const [form] = [wrong, ...readings]
      .map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, subject.person))
      .flatMap((form) => form ?? []);
    return form === undefined || form === bare
      ? undefined
      : { first: at, last: at, replacement: matchCase(verb.text, form + pronoun) };
  },
};

/** The reading in the other number, if none agrees with the subject. */
function readingAgainst(
  { person, isJoined }: Subject,
  readings: readonly VerbReading[],
): VerbReading | undefined {
  if (readings.some((reading) => reading.person === person)) return undefined;
  if (person === '1p' && isJoined) {
    return readings.find((reading) => reading.person.startsWith('3') || reading.person === '1s');
  }
  if (person === '3s') return readings.find((reading) => reading.person === '3p');
  if (person === '3p') return readings.find((reading) => reading.person === '3s');
  return undefined;
}

/** Whether the verb may agree with something else. */
function isFree(place: Place, subject: Subject, at: number, reading: VerbReading): boolean {
  const next = place.tokens[at + 1] ?? noToken;
  const between = place.tokens.slice(place.at, at);
  // "O pai com os filhos foram", "os livros que o li".
  if (
    subject.person === '3s' &&
    between.some(
      ({ lower }, index) =>
        /^(?:com|ou|nem)$/.test(lower) || (lower === 'como' && between[index - 1]?.lower !== 'tal'),
    )
  ) {
    return true;
  }
  // "O problema são as dívidas", "Dois anos é muito tempo".
  if (reading.lemma === 'ser') {
    if (subject.person === '3s' && !isParticiple(next)) return true;
    if (/^(?:muito|pouco|bastante|que|demais|demasiado|suficiente|tudo|só|quanto)$/.test(next.lower)) {
      return true;
    }
    if (subject.person === '3p' && determiners.has(next.lower)) return true;
  }
  return next.lower === 'que' && reading.lemma === 'ser';
}

const isParticiple = ({ lower }: Token): boolean =>
  /[aiu](?:d[oa]s?)$|[eo]it[oa]s?$|[pr]ost[oa]s?$/.test(lower);

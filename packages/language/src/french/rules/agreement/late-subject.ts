import { runStart } from '../../../engine/tokens/run-start.ts';
import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { subjects } from '../../lexicon/words.ts';
import { subjectAt } from './subject.ts';
import { isAuxiliary } from './verb-of-subject.ts';

const standing =
  /^(?:habiter|vivre|rester|arriver|exister|manquer|venir|passer|apparaître|figurer|se|suivre|pousser|dormir|travailler|naître|mourir|régner|circuler|nager|briller|flotter|jouer|attendre)$/;
const opensPlace = /^(?:dans|sur|sous|chez|derrière|devant|ici|là|en|au|à|aux|parmi|entre)$/;
const counting = /^(?:plusieurs|quelques|des|les|deux|trois|quatre|cinq)$/;
const longestPlace = 7;

/** "Dans cette rue habite plusieurs peintres": the subject follows the verb. */
export const lateSubject: TokenRule<FrenchLexicon> = {
  name: 'FrLateSubject',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!isLower(verb)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const reading = readings.find(({ person, lemma }) => person === 2 && standing.test(lemma));
    if (!reading || readings.some(({ person }) => person === 5)) return undefined;
    if (!isBehindPlace(place, lexicon) || !isBeforeMany(place, lexicon)) return undefined;
    const form = lexicon.conjugate(reading.lemma, reading.tense, 5);
    return form === undefined ? undefined : here(place, form);
  },
};

/** Whether the sentence opens with a place, and nothing else precedes the verb. */
function isBehindPlace({ tokens, at }: Place, lexicon: FrenchLexicon): boolean {
  const [first, ...others] = tokens.slice(runStart(tokens, at), at);
  return (
    first?.opens === true &&
    opensPlace.test(first.lower) &&
    others.length < longestPlace &&
    ![first, ...others].some((token) => isSubjectOrVerb(token, lexicon))
  );
}

const isSubjectOrVerb = (token: Token, lexicon: FrenchLexicon): boolean =>
  subjects.has(token.lower) || isAuxiliary(token) || (isOnlyVerb(token, lexicon) && token.lower !== 'entre');

function isBeforeMany({ tokens, at, near }: Place, lexicon: FrenchLexicon): boolean {
  if (subjectAt(tokens, at + 1, lexicon)?.person === 5) return true;
  const noun = near(2).lower;
  return counting.test(near(1).lower) && /[sx]$/.test(noun) && lexicon.noun(noun) !== 0;
}

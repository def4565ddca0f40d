import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { pluralEdit } from './noun-edit.ts';

const verbs =
  /^(?:should|must|can|could|may|might|cannot|can't|shouldn't|are|aren't|have|don't|do|need|want|like|think|learn|work|prefer|use|give|get|buy|spend|often|usually|always)$/;

/** Persons that a text is about: "the professor says". */
const tellers = /^(?:professor|lecturer|author|narrator|speaker)$/;

/** "Cook like a master." */
const verbsToo =
  /^(?:cook|guide|guard|judge|coach|host|rival|pilot|partner|tutor|nurse|boss|engineer|guest|champion|knight)$/;

/** "Student should learn facts": persons in general are plural (Quirk and others, 5.52–58). */
export const barePerson = ({ words, end }: Sentence): Edit[] =>
  /^[.!,;]/.test(end) ? words.flatMap((_, at) => personsAt(words, at)) : [];

function personsAt(words: Sentence['words'], at: number): Edit[] {
  const [first, second, third] = words.slice(at);
  if (!first || !second || !third || second.before !== '') return [];
  if (at > 0 && !opensClause(words, at)) return [];
  if (first.kind !== 'NOUN' || verbsToo.test(first.lower)) return [];
  // "Student use of phones".
  if (/^(?:of|is|are|was|for)$/.test(third.lower)) return [];
  if (at === 0 && isBareThing(first.lower, second.lower, third)) return pluralEdit(words, at);
  const isWoman = first.lower === 'woman' && /^(?:should|are|have|can)$/.test(second.lower);
  if (!isWoman && (!needsDeterminer(first.lower) || !isPerson(first.lower))) return [];
  if (tellers.test(first.lower)) return [];
  if (singularOf(first.lower) !== undefined || !(at === 0 ? verbs : general).test(second.lower)) return [];
  return pluralEdit(words, at);
}

/** "Advertisement make people buy": a countable thing with a plural verb. */
const isBareThing = (noun: string, verb: string, next: Sentence['words'][number]): boolean =>
  needsDeterminer(noun) &&
  isThing(noun) &&
  singularOf(noun) === undefined &&
  /^(?:are|aren't|have|don't|make|give|help|cause|need|provide|become|seem)$/.test(verb) &&
  next.before === '' &&
  /^(?:DET|PRON|ADJ|ADV|PART|NOUN)$/.test(next.kind);

/** "If scientist will find it", "in my opinion, student must learn"; but not "at night, thief and guard are". */
const opensClause = (words: Sentence['words'], at: number): boolean =>
  words[at]?.before === ''
    ? /^(?:if|because|think|believe|although|when|while|whether)$/.test(words[at - 1]?.lower ?? '') ||
      /^(?:in (?:this|that) case|so|but|then|(?:i )?(?:think|believe) that)$/.test(opening(words, at))
    : openers.test(opening(words, at));

const opening = (words: Sentence['words'], at: number): string =>
  words
    .slice(0, at)
    .map(({ lower }) => lower)
    .join(' ');

const openers =
  /^(?:in my (?:opinion|view)|for example|for instance|however|therefore|moreover|furthermore|nowadays|today|first|firstly|second|secondly|finally|also|in addition|in conclusion|these days|on the other hand|in fact|as a result|of course|sometimes|recently|in general|in this case|in that case|so|but|then)$/;
const general =
  /^(?:should|must|can|could|may|might|will|cannot|can't|are|aren't|have|don't|need|want|like|think|learn|prefer|agree|believe|say|know|try)$/;

import { needsDeterminer } from '../lexicon/counted-nouns.ts';
import { nounPhraseAt } from '../lexicon/noun-phrase.ts';
import { pluralOf, singularOf, uncountable } from '../lexicon/noun-forms.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';
import { unknown, wordModel } from './word-model.ts';

/**
 * "Very high profits", "maximum security": "a" does not go with a plural or a mass noun, but with "few days" it does.
 */
export function mayBeOne(words: readonly TaggedWord[], at: number): boolean {
  const phrase = nounPhraseAt(words, at);
  const noun = phrase && words[phrase.head];
  if (!noun || /^(?:few|little|lot|couple|bit|hundred|thousand|dozen)$/.test(words[at]?.lower ?? '')) {
    return true;
  }
  const first = words.slice(at + 1, phrase.head).find(({ kind }) => kind === 'NOUN');
  // "Very high profits year after year".
  if (words[at]?.kind !== 'NOUN' && first && singularOf(first.lower) !== undefined) return false;
  if (phrase.number === 'plural' || uncountable.has(noun.lower)) return false;
  return (
    phrase.head === at ||
    isCounted(noun.lower, words[at]?.kind === 'NOUN' ? compound : mass) ||
    noun.lower === 'future'
  );
}

/** A countable singular: "is undeniable that" has none; "knowledge" and "year after year" need no article. */
export function isOneThing(words: readonly TaggedWord[], at: number): boolean {
  const phrase = nounPhraseAt(words, at);
  const noun = phrase && words[phrase.head];
  if (!noun || noun.kind !== 'NOUN' || phrase.number === 'plural') return false;
  const isSecond = /^(?:and|or|nor)$/.test(words[at - 1]?.lower ?? '') || words[at]?.before.includes(',');
  const isRepeated = words[at - 2]?.lower === words[at]?.lower || words[at + 2]?.lower === words[at]?.lower;
  return !isSecond && !isRepeated && !uncountable.has(noun.lower) && !standsBare(words, at);
}

/** "By bus", "at school", "in bed", "on foot": these nouns need no article after a preposition. */
const standsBare = (words: readonly TaggedWord[], at: number): boolean => {
  const last = words[at - 1];
  return last?.lower === 'by' || (last?.kind === 'ADP' && bare.has(words[at]?.lower ?? ''));
};

const bare = new Set(
  `school college university class church court hospital prison jail bed home work town sea night noon midnight dawn dusk
  breakfast lunch dinner supper foot hand heart mind memory time fact love peace war danger trouble debt business
  practice theory spring summer autumn winter tv television line sight view order advance detail general particular
  need use demand sale purpose average fire board duty holiday vacation trial paper earth space nature power control
  office question example instance tennis football chess bus train car bike plane taxi boat ship metro subway`.split(
    /\s+/,
  ),
);

/** "With knife and fork": a pair of bare nouns needs no article. */
export const isPaired = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'NOUN' &&
  words[at + 1]?.before === '' &&
  /^(?:and|or)$/.test(words[at + 1]?.lower ?? '') &&
  /^(?:NOUN|VERB)$/.test(words[at + 2]?.kind ?? '') &&
  !/^(?:AUX|VERB)$/.test(words[at + 3]?.kind ?? '');

/** "Wrote book reviews": the tagger takes the plural after the object for a verb. */
export const isObjectOfTwo = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'NOUN' &&
  words[at - 1]?.kind === 'VERB' &&
  words[at + 1]?.before === '' &&
  singularOf(words[at + 1]?.lower ?? '') !== undefined;

/**
 * "Must learn facts": a plural without an article is as likely to be meant, except in "first people", "best players".
 */
export const isInGeneral = (words: readonly TaggedWord[], at: number): boolean =>
  !isRanked(words, at) && nounPhraseAt(words, at)?.number === 'plural';

/**
 * Whether "the" may be superfluous, as in "in the modern life" and "in old times, the families": after a preposition or
 * before a plural that opens a clause, but not where the following words say whose or which, nor before a noun that
 * needs a determiner ("to the town").
 */
export function mayBeGeneral(words: readonly TaggedWord[], at: number): boolean {
  const [last, next] = [words[at - 1], words[at + 1]];
  if (!next) return false;
  const head = nounPhraseAt(words, at + 1)?.head ?? at + 1;
  const noun = words[head]?.lower ?? '';
  if (needsDeterminer(noun) || isDefined(words[head + 1])) return false;
  if (next.lower === 'people') return true;
  const isPlural = next.lower === 'children' || next.lower.endsWith('s');
  if (words[at]?.before === ',') return isPlural;
  return last?.kind === 'ADP' && words[at]?.before === '' && !/^(?:of|as|by)$/.test(last.lower);
}

/** "The people who came", "the children here", "the price of oil": the words after the noun say which is meant. */
const isDefined = (after: TaggedWord | undefined): boolean =>
  after?.before === '' &&
  (after.kind === 'NOUN' ||
    /^(?:who|that|which|whom|of|in|from|at|on|with|around|near|here|there|behind|i|you|we|they|he|she)$/.test(
      after.lower,
    ));

function isRanked(words: readonly TaggedWord[], at: number): boolean {
  // "One of best players" has a rule of its own.
  if (words[at - 1]?.lower === 'of') return false;
  const [first, second] = words.slice(at);
  if (first?.lower === 'most') return second?.kind === 'ADJ';
  return (
    /^(?:first|second|third|last|best|worst)$/.test(first?.lower ?? '') ||
    (first?.kind === 'ADJ' && /[a-z]{2}est$/.test(first.lower))
  );
}

/** A countable singular without the determiner it needs: "is useful tool", "with big house". */
export function isBareCountable(words: readonly TaggedWord[], at: number): boolean {
  const last = words[at - 1];
  const isDue =
    last &&
    /^(?:is|was|are|be|been|become|became|have|has|had|having|it's|he's|she's|buy|bought|need|needs|needed|want|wants|wanted|find|found|get|got|make|made|rent|with|as|like|such|gave|give|write|wrote|see|saw|very)$/.test(
      last.lower,
    );
  const phrase = isDue ? nounPhraseAt(words, at) : undefined;
  if (!phrase || phrase.hasDeterminer || phrase.number !== 'singular') return false;
  const noun = words[phrase.head];
  const next = words[phrase.head + 1];
  if (
    !noun ||
    uncountable.has(noun.lower) ||
    (next?.before === '' && /^(?:NOUN|PROPN|ADJ|VERB)$/.test(next.kind))
  ) {
    return false;
  }
  return isCounted(noun.lower);
}

/** Whether a noun's plural is about as common as its singular. */
function isCounted(noun: string, least = rareness): boolean {
  const model = wordModel();
  const frequency = (word: string): number => model.score(unknown, unknown, model.id(word));
  return frequency(pluralOf(noun)) > frequency(noun) - least;
}

const rareness = 0.8;
/** The plural of a mass noun is rarer still. */
const mass = 1.6;
/** "Without passport control". */
const compound = 1.05;

import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounEdit, pluralEdit } from './noun-edit.ts';

/** "Most student is", "most of student", "most of the kid": most of several (Quirk and others, 5.14, 5.45). */
export const mostOfThem = (sentence: Sentence, word: TaggedWord, at: number): Edit[] => [
  ...bareMost(sentence, word, at),
  ...ofBare(sentence, word, at),
  ...ofTheOne(sentence, word, at),
  ...allMine(sentence, word, at),
];

/** "Most student is", "because most teacher think". */
function bareMost({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [noun, verb] = [words[at + 1], words[at + 2]];
  if (word.lower !== 'most' || !isOpening(words, at) || !isSingle(noun) || !verb) return [];
  if (!isPerson(noun.lower) && !ofThings.test(verb.lower)) return [];
  const isVerb =
    verb.before === '' && (verb.kind === 'AUX' || verb.kind === 'VERB') && !verb.lower.endsWith('ing');
  return isVerb ? pluralEdit(words, at + 1) : [];
}

/** "Most of students", "some of student". */
function ofBare({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [of, noun, next] = [words[at + 1], words[at + 2], words[at + 3]];
  if (!/^(?:most|some|many|several)$/.test(word.lower) || of?.lower !== 'of' || of.before !== '') return [];
  if (/^(?:the|a|this|that|of)$/.test(words[at - 1]?.lower ?? '')) return [];
  if (!noun || noun.before !== '' || noun.kind !== 'NOUN' || noun.text !== noun.lower) return [];
  const isCounted =
    isPerson(noun.lower) || isAnimal(noun.lower) || needsDeterminer(singularOf(noun.lower) ?? '');
  if (!isCounted) return [];
  if (next?.before === '' && (/^(?:NOUN|PROPN|CCONJ)$/.test(next.kind) || next.lower === 'of')) return [];
  if (singularOf(noun.lower) !== undefined || noun.lower === 'people') {
    return nounEdit(at, [word.lower, noun.lower], 3);
  }
  return isSinglePerson(noun) ? nounEdit(at, [word.lower, pluralOf(noun.lower)], 3) : [];
}

/**
 * "Most of the kid", "many of the tourist": with things it may be part of one ("some of the cake"), with persons it is
 * several.
 */
function ofTheOne({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [of, the, noun, next] = [words[at + 1], words[at + 2], words[at + 3], words[at + 4]];
  if (!/^(?:most|many|several|some|none)$/.test(word.lower) || of?.lower !== 'of' || of.before !== '') {
    return [];
  }
  if (!/^(?:the|my|our|their|these|those)$/.test(the?.lower ?? '') || !isSinglePerson(noun)) return [];
  const goesOn = next?.before === '' && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind);
  return goesOn ? [] : pluralEdit(words, at + 3);
}

/** "All my friend like it". */
function allMine({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [mine, noun, next] = [words[at + 1], words[at + 2], words[at + 3]];
  if (word.lower !== 'all' || !/^(?:my|your|his|her|our|their|these|those|the)$/.test(mine?.lower ?? '')) {
    return [];
  }
  // "All my doctor said was no".
  const isSubject =
    next === undefined || (next.before === '' ? ofSeveral.test(next.lower) : next.before.startsWith(','));
  return isSinglePerson(noun) && isSubject ? pluralEdit(words, at + 2) : [];
}

const ofSeveral = /^(?:are|were|have|don't|like|think|want|know|live|love|agree|say|work|come)$/;
const ofThings =
  /^(?:is|are|was|were|has|have|makes?|shows?|gives?|can|will|should|must|don't|doesn't|need)$/;

const isSinglePerson = (noun: TaggedWord | undefined): noun is TaggedWord =>
  isSingle(noun) && isPerson(noun.lower);

const isSingle = (noun: TaggedWord | undefined): noun is TaggedWord =>
  noun !== undefined &&
  noun.before === '' &&
  noun.kind === 'NOUN' &&
  noun.text === noun.lower &&
  needsDeterminer(noun.lower) &&
  singularOf(noun.lower) === undefined;

const isOpening = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 ||
  words[at]?.before.includes(',') === true ||
  /^(?:that|because|and|but|so|if|when|although|think|believe|while|since|nowadays|today)$/.test(
    words[at - 1]?.lower ?? '',
  );

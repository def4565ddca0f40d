import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'The adverb stands in the middle of its clause.',
} as const;
const joining = setOf('and but because that so if when as');
const ofSpeaker = setOf('probably really definitely certainly always already just easily');
const ofBe = setOf('always also often usually never sometimes probably');
const nominatives = setOf('i you he she it we they');
const auxiliaries = setOf('am is are was were have has had can could will would should must may might');

/** "and probably he will win", "cars always are useful": mid-position is after the first auxiliary (Swan, "adverb position"). */
export const adverbInMiddle = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at) => [...beforeSubject(words, word, at), ...beforeBe(words, word, at)]);

/** "and probably he will" */
function beforeSubject(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  const [last, subject, verb, next] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
  if (!isOneOf(word, ofSpeaker) || word.before !== '' || !isOneOf(last, joining)) return [];
  if (!subject || !isOneOf(subject, nominatives) || !verb || subject.before + verb.before !== '') return [];
  const opening = subject.lower === 'i' ? 'I' : subject.lower;
  if (isOneOf(verb, auxiliaries)) {
    return next?.before === '' ? [{ ...named, at, remove: 3, put: [opening, verb.lower, word.lower] }] : [];
  }
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  return forms && verb.lower !== forms.ing
    ? [{ ...named, at, remove: 3, put: [opening, word.lower, verb.lower] }]
    : [];
}

/** "They also are happy" */
function beforeBe(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  const [subject, be, next] = [words[at - 1], words[at + 1], words[at + 2]];
  if (!isOneOf(word, ofBe) || !subject || !be || be.before !== '' || next?.before !== '') return [];
  if (!/^(?:is|are|was|were)$/.test(be.lower)) return [];
  const isSubject = isOneOf(subject, nominatives) || subject.kind === 'NOUN';
  // "as it always is in spring", "more than it usually is"
  const isCompared = words.slice(0, at).some(({ lower }) => /^(?:as|than|what|how|where|like)$/.test(lower));
  return isSubject && word.before === '' && !isCompared
    ? [{ ...named, at, remove: 2, put: [be.lower, word.lower] }]
    : [];
}

import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import { wordCounts } from '../../spelling/word-counts.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { addedBetweenCommas as named } from './added-between-commas.ts';

/** The commas on both sides of an apposition (Quirk and others, 17.65–93). */
export const appositions = (sentence: Sentence): Edit[] => [
  ...apposition(sentence),
  ...openApposition(sentence),
  ...openDescription(sentence),
];

/** "Our headmaster Mr Dawes, opened": the first of the two commas is missing. */
function apposition({ words }: Sentence): Edit[] {
  const phrase = nounPhraseAt(words, 0);
  const first = words[0];
  if (!phrase?.hasDeterminer || !first || !/^(?:my|our|his|her|their|the|your)$/.test(first.lower)) return [];
  const nameAt = words.findIndex((word, at) => at > 0 && word.kind === 'PROPN');
  const noun = words[nameAt - 1];
  if (nameAt < 2 || nameAt > phrase.head || noun?.kind !== 'NOUN' || !isPerson(noun.lower)) return [];
  const verb = words[phrase.head + 1];
  const name = words[nameAt];
  if (!verb || verb.before !== ',' || !isFinite(verb) || !name) return [];
  if (words.slice(phrase.head + 2).some(({ before }) => before.includes(','))) return [];
  return [{ ...named, at: nameAt - 1, remove: 2, put: [`${noun.text},`, name.text] }];
}

const place = /^(?:capital|city|town|village|country|mountain|river|island|state|port)$/;

/** "Tom, the dog is hungry", "Mark, my mother called you": somebody is addressed, and the sentence is about others. */
const isCalled = (words: readonly TaggedWord[], from: number, end = from): boolean =>
  end - from < 3 ||
  words.slice(from).some(({ lower }) => /^(?:i|me|you|your|we|us)$/.test(lower)) ||
  (wordCounts().isName(words[0]?.text ?? '') &&
    !words.slice(from, end).some(({ lower }) => place.test(lower)));

/** "Last July, the pool was". */
const isDate = (word: TaggedWord | undefined): boolean =>
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter)$/.test(
    word?.lower ?? '',
  );

/** "Everest, the highest mountain in the world was": the second comma is missing. */
function openApposition({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ before }) => before.includes(','));
  if (at < 1 || at > 3 || words.slice(at + 1).some(({ before }) => before.includes(','))) return [];
  const isName =
    words.slice(0, at).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) &&
    (words[at - 1]?.kind === 'PROPN' ||
      (at === 1 && words[0]?.kind === 'NOUN' && wordCounts().isName(words[0].text)));
  if (!isName || /^(?:PRON|DET|ADP|SCONJ)$/.test(words[0]?.kind ?? '') || isDate(words[at - 1])) return [];
  if (!/^(?:the|a|an|my|our|his|her|their)$/.test(words[at]?.lower ?? '')) return [];
  const end = phraseEnd(words, at);
  if (at === 1 && isCalled(words, at, end)) return [];
  const verb = end === undefined ? undefined : words[end];
  const last = end === undefined ? undefined : words[end - 1];
  if (end === undefined || !verb || !last || verb.before !== '' || !isFinite(verb)) return [];
  return [{ ...named, at: end - 1, remove: 2, put: [`${last.text},`, verb.text] }];
}

/** "The king, a week later was dead". */
const time = /^(?:moment|second|minute|hour|day|night|week|month|year|while|bit|little|few)$/;

/** "Our neighbour, a retired pilot still wakes up": the second comma is missing after the description. */
function openDescription({ words }: Sentence): Edit[] {
  const person = nounPhraseAt(words, 0);
  const noun = person && words[person.head];
  if (!person?.hasDeterminer || !noun || !isPerson(noun.lower)) return [];
  const from = person.head + 1;
  if (words[from]?.before !== ',' || !/^(?:a|an)$/.test(words[from]?.lower ?? '')) return [];
  if (words.slice(from + 1).some(({ before, lower }) => before.includes(',') || lower === 'and')) return [];
  const end = phraseEnd(words, from);
  const last = end === undefined ? undefined : words[end - 1];
  const first = end === undefined ? undefined : words[end];
  const verb = first?.kind === 'ADV' ? words[(end ?? 0) + 1] : first;
  if (words.slice(from, end).some(({ lower }) => time.test(lower))) return [];
  if (end === undefined || !last || !first || first.before !== '' || !verb) return [];
  if (!isFinite(verb) && !(verb !== first && isFinite({ ...verb, kind: 'VERB' }))) return [];
  return [{ ...named, at: end - 1, remove: 2, put: [`${last.text},`, first.text] }];
}

import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf, type Number } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { named } from './named.ts';

const adverbs = setOf(
  'also always often never usually sometimes really only just still even now already probably certainly simply actually generally hardly rarely seldom nowadays today currently clearly easily mostly',
);

/** "people who smokes", "a person who work": the verb agrees with the noun before the relative pronoun. */
export function relativeAgreement(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:who|which|that)$/.test(word.lower) || word.before.includes(',')) return [];
    const number = antecedentNumber(words, at);
    if (number === undefined) return [];
    let place = at + 1;
    while (isOneOf(words[place], adverbs)) place++;
    const verb = verbAt(words, place, word);
    if (!verb || verb.before !== '' || (verb.kind !== 'VERB' && verb.kind !== 'AUX')) return [];
    const found = numberOf(verb);
    if (found === undefined || found === number) return [];
    const put = inNumber(verb, number);
    return put !== undefined && sentence.gain(place, 1, [put]) >= leastGain(words, place, word, number)
      ? [{ ...named, at: place, remove: 1, put: [put] }]
      : [];
  });
}

/** "The birds that nests under": "that" after a plural is not followed by a plural noun. */
const isPluralBefore = (written: TaggedWord, relative: TaggedWord, noun: TaggedWord | undefined): boolean =>
  relative.lower === 'that' &&
  written.lower.endsWith('s') &&
  noun?.kind === 'NOUN' &&
  noun.lower.endsWith('s');

/** "a person who like sports", but not "the man who, like his father, was tall" without its commas. */
const isLiked = (next: TaggedWord | undefined): boolean =>
  next?.before === '' && (next.kind === 'NOUN' || next.lower === 'to');

/** The verb after a relative pronoun, which the tagger may take for a noun. */
function verbAt(words: readonly TaggedWord[], place: number, relative: TaggedWord): TaggedWord | undefined {
  const written = words[place];
  const next = words[place + 1];
  if (
    relative.lower === 'who' &&
    written?.lower === 'like' &&
    written.kind === 'ADP' &&
    isLiked(words[place + 1])
  ) {
    return { ...written, kind: 'VERB', lemma: 'like' };
  }
  const isRead =
    written?.kind === 'NOUN' &&
    next?.before === '' &&
    (/^(?:DET|PRON)$/.test(next.kind) ||
      ((relative.lower === 'who' ||
        (isPluralBefore(written, relative, words[place - 2]) &&
          words
            .slice(place + 1)
            .filter((word) => isFinite(word))
            .every(({ kind }, nth) => kind === 'AUX' && nth === 0))) &&
        /^(?:ADP|ADV)$/.test(next.kind)));
  return written && isRead
    ? { ...written, kind: 'VERB', lemma: written.lower.replace(/ies$/, 'y').replace(/s$/, '') }
    : written;
}

/** "That" may open a clause with a subject of its own, so the likelihood gain must be larger. */
function leastGain(
  words: readonly TaggedWord[],
  place: number,
  relative: TaggedWord,
  number: Number,
): number {
  if (relative.lower === 'who') return -1;
  const next = words[place + 1];
  const hasObject =
    next?.before === '' && /^(?:it|them|him|us|me|you|the|a|an|my|our|their|his|your)$/.test(next.lower);
  if (relative.lower === 'which') return hasObject && words[place]?.kind === 'VERB' ? -2 : 0;
  if (number === 'plural' && areTherePeople(words, words.indexOf(relative))) return -3;
  const hasOwnVerb =
    words[place]?.kind === 'VERB' &&
    next?.before === '' &&
    (next.kind === 'ADP' || next.kind === 'DET' || next.kind === 'PRON');
  if (number === 'plural' && isDone(words, place)) return -1.5;
  if (!hasOwnVerb) return 0.8;
  if (number === 'plural') return -1.5;
  return hasObject && isArticle(words[words.indexOf(relative) - 2]) ? -1.5 : 0;
}

/** "Doctors that has done it", but not "for many doctors that has meant trouble". */
const isDone = (words: readonly TaggedWord[], place: number): boolean => {
  const verb = words[place + 1];
  const isParticiple =
    verb?.before === '' && verb.kind === 'VERB' && formsOf(verb)?.participle === verb.lower;
  return (
    isParticiple &&
    /^(?:has|is|was)$/.test(words[place]?.lower ?? '') &&
    words.slice(Math.max(0, place - 5), place).every(({ lower }) => !/^(?:for|in|to|of|by|with)$/.test(lower))
  );
};

const isArticle = (word: TaggedWord | undefined): boolean => /^(?:a|an|the|this)$/.test(word?.lower ?? '');

/** "There are people that is rich": here "that" cannot be a demonstrative, as it is in "For many people that is a problem". */
function areTherePeople(words: readonly TaggedWord[], at: number): boolean {
  if (words[at - 1]?.lower !== 'people') return false;
  const before = words.slice(Math.max(0, at - 5), at - 1);
  const there = before.findIndex(({ lower }) => lower === 'there');
  return at === 1 || (there >= 0 && before.slice(there).every(({ kind }) => kind !== 'ADP'));
}

/** "I told people that is wrong" */
const isToldPeople = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'that' &&
  words[at - 1]?.lower === 'people' &&
  /^(?:tell|tells|told|telling|remind|reminds|reminded|show|shows|showed|teach|teaches|taught)$/.test(
    words[at - 2]?.lower ?? '',
  );

/** The number of the noun that a relative pronoun refers to; undefined if that is ambiguous. */
function antecedentNumber(words: readonly TaggedWord[], at: number): Number | undefined {
  const noun = words[at - 1];
  if (!noun) return undefined;
  if (words[at]?.lower === 'who') {
    const byPronoun = pronounNumber(words, at - 1);
    if (byPronoun !== undefined) return byPronoun;
  }
  if (words[at]?.lower === 'that' && areTherePeople(words, at)) return 'plural';
  if (isToldPeople(words, at) || noun.kind !== 'NOUN') return undefined;
  const start = words.slice(0, at).findLastIndex(({ kind }) => kind !== 'NOUN' && kind !== 'ADJ');
  const phrase = nounPhraseAt(words, Math.max(0, start)) ?? nounPhraseAt(words, start + 1);
  if (!phrase || phrase.head !== at - 1 || phrase.number === undefined) return undefined;
  if (/^(?:those|these)$/.test(words[phrase.from]?.lower ?? '') && isOneOfBefore(words, phrase.from)) {
    return phrase.number;
  }
  const before = words.slice(Math.max(0, at - 6), at - 1);
  if (before.some(({ lower }) => lower === 'one' || lower === 'and' || lower === 'or')) return undefined;
  const preposition = words.slice(0, phrase.from).findLastIndex(({ kind }) => kind === 'ADP');
  if (preposition < 0 || preposition < at - 6) return phrase.number;
  // "communicate with relatives who": the phrase belongs to a verb, not to another noun.
  const governor = words[preposition - 1];
  const isOfVerb =
    preposition === phrase.from - 1 &&
    (preposition === 0 || /^(?:VERB|ADV|ADJ|PRON|CCONJ)$/.test(governor?.kind ?? ''));
  const isOfSeveral =
    words[preposition]?.lower === 'of' &&
    preposition === phrase.from - 1 &&
    /^(?:number|lot|lots|plenty|majority|most|many|some|hundreds|thousands|millions)$/.test(
      governor?.lower ?? '',
    );
  return isOfVerb || isOfSeveral ? phrase.number : undefined;
}

const isOneOfBefore = (words: readonly TaggedWord[], from: number): boolean =>
  words[from - 1]?.lower === 'of' && words[from - 2]?.lower === 'one';

const singlePronouns = setOf('he she someone somebody anyone anybody everyone everybody nobody');

/** "He who want", "those who lives", "someone who have". */
function pronounNumber(words: readonly TaggedWord[], at: number): Number | undefined {
  const word = words[at];
  if (!word || words[at - 1]?.lower === 'is' || words[at - 1]?.lower === 'was') return undefined;
  if (isOneOf(word, singlePronouns)) return 'singular';
  return word.lower === 'those' || word.lower === 'people' ? 'plural' : undefined;
}

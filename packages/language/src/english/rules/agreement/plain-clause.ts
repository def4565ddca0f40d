import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import { clauseSegments } from '../../lexicon/clause-segments.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt, type NounPhrase } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isManner } from './manner.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const adverbs = setOf(
  'also always often never usually sometimes really only just still even now already soon',
);
/** "This show us": the tagger takes the verb for a noun. */
const isShowing = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:show|offer|cause|help|give)$/.test(words[at]?.lower ?? '') &&
  words[at]?.before === '' &&
  /^(?:us|me|them|him|you|that)$/.test(words[at + 1]?.lower ?? '');

/** Adjectives used for persons, and nouns that take a verb in either number. */
const either = setOf(
  'sick injured living weak strong brave wealthy needy guilty innocent free wicked swiss welsh scottish injured opposed military clergy youth youths public pack herd flock lot god heaven devil',
);

/**
 * "This paper examine the relationship", "A tour guide know much": a noun with its determiner next to the only verb of
 * its clause, where there is no other clue and the words are too rare for the word model.
 */
export const plainClause = (sentence: Sentence): Edit[] => {
  const { words, end } = sentence;
  if (!/^[.!?,;]/.test(end)) return [];
  return clauseStarts(words).flatMap((from): Edit[] => {
    const phrase = demonstrative(words, from) ?? nounPhraseAt(words, from);
    if (phrase?.number === undefined || !(phrase.hasDeterminer || isBarePlural(words, phrase))) return [];
    const head = words[phrase.head];
    let at = phrase.head + 1;
    while ((isOneOf(words[at], adverbs) || isManner(words[at])) && words[at]?.before === '') at++;
    const written = words[at];
    const verb = written && isShowing(words, at) ? { ...written, kind: 'VERB' } : written;
    if (!head || !verb || verb.kind !== 'VERB' || verb.before !== '') return [];
    if (either.has(head.lower) || /(?:ese|ish)$/.test(head.lower)) return [];
    const forms = formsOf(verb);
    if (!forms || forms.base === forms.past || numberOf(verb) === undefined) return [];
    if (numberOf(verb) === phrase.number || !(isCausing(words, at) || isOnlyVerb(words, at, from))) return [];
    const put = inNumber(verb, phrase.number);
    if (put === undefined) return [];
    const isObject = words[at + 1]?.kind === 'NOUN' && words[at + 1]?.before === '';
    const isClear =
      isFollowed(words[at + 1]) || isTrying(words, at) || (isObject && sentence.gain(at, 1, [put]) > -1.2);
    return !isClear ? [] : [{ ...named, at, remove: 1, put: [put] }];
  });
};

/** "This make them feel": the other verb belongs to the object. */
const isCausing = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:make|makes|help|helps|let|lets)$/.test(words[at]?.lower ?? '') &&
  /^(?:me|him|her|us|them|you|people|it)$/.test(words[at + 1]?.lower ?? '');

/** "This make them happy". */
const demonstrative = (words: readonly TaggedWord[], from: number): NounPhrase | undefined =>
  words[from]?.lower === 'this' && (words[from + 1]?.kind === 'VERB' || isShowing(words, from + 1))
    ? { from, head: from, number: 'singular', hasDeterminer: true }
    : undefined;

/** "Advertisements makes us": without a determiner only a plural opens a sentence. */
const isBarePlural = (words: readonly TaggedWord[], { from, head, number }: NounPhrase): boolean =>
  number === 'plural' &&
  (from === 0 ||
    words[from]?.before === ',' ||
    /^(?:because|that|but|if|when)$/.test(words[from - 1]?.lower ?? '')) &&
  words[head]?.kind === 'NOUN' &&
  /[^s]s$/.test(words[head]?.lower ?? '');

/** "The firm start selling them": an -ing form with an object of its own. */
const isTrying = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:try|tries|start|starts|begin|begins|keep|keeps|enjoy|enjoys|avoid|avoids|consider|considers|continue|continues)$/.test(
    words[at]?.lower ?? '',
  ) &&
  words[at + 1]?.before === '' &&
  words[at + 1]?.lower.endsWith('ing') === true &&
  words[at + 2]?.before === '' &&
  /^(?:DET|PRON|ADP)$/.test(words[at + 2]?.kind ?? '');

/** A noun after the verb may make the verb part of a compound. */
const isFollowed = (next: TaggedWord | undefined): boolean =>
  next?.before === '' &&
  /^(?:DET|PRON|ADP|ADV|SCONJ|PART|ADJ)$/.test(next.kind) &&
  !/^(?:of|than|who|which|like)$/.test(next.lower);

function isOnlyVerb(words: readonly TaggedWord[], at: number, opens: number): boolean {
  const segment = clauseSegments(words).find(({ from, until }) => from <= at && at < until);
  if (!segment) return false;
  // "I believe a teacher know": the words before the clause do not belong to it.
  const start = Math.max(segment.from, opens);
  return words.slice(start, segment.until).every((word, place) => {
    const here = start + place;
    const isInfinitive = words[here - 1]?.lower === 'to' && formsOf(word)?.base === word.lower;
    return here === at || isInfinitive || (!isFinite(word) && !(word.kind === 'VERB' && here < at));
  });
}

import { indefiniteArticle } from '../lexicon/indefinite-article.ts';
import { pluralOf, singularOf } from '../lexicon/noun-forms.ts';
import { formsOf } from '../lexicon/forms-of.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';
import {
  isBareCountable,
  isInGeneral,
  mayBeGeneral,
  isObjectOfTwo,
  isOneThing,
  isPaired,
  mayBeOne,
} from './article-place.ts';
import { confusedWith } from './confusions.ts';
import { wordsOneSlipAway } from './one-slip.ts';
import { fitsVerbPlace } from './verb-place.ts';

export const candidateKinds = [
  'verb',
  'number',
  'article+',
  'article to a bare noun',
  'article-',
  'article of things in general',
  'article',
  'preposition+',
  'preposition-',
  'preposition',
  'usual preposition',
  'confused',
  'slip',
  'to',
] as const;
export type CandidateKind = (typeof candidateKinds)[number];

/** `put` replaces `remove` words from `at` on. */
export type Candidate = {
  readonly kind: CandidateKind;
  readonly at: number;
  readonly remove: number;
  readonly put: readonly string[];
  readonly penalty?: number;
  /** Suspicion does not count in its favour. */
  readonly isDoubtful?: boolean;
};

const articles = new Set(['a', 'an', 'the']);
const prepositions = ['in', 'on', 'at', 'to', 'of', 'for', 'with', 'from', 'by', 'about', 'into', 'during'];
/** What learners usually mean by a wrong preposition: "an impact in", "a danger with", "the control to". */
const usuallyMeant: Readonly<Record<string, string>> = { in: 'on', with: 'for', for: 'on', to: 'of' };
const beForms = ['is', 'are', 'am', 'was', 'were', 'be', 'been', 'being'];
/** A word added before nouns used in general is less likely to be meant. */
const generality = 0.6;
const determiners =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|all|both|many|much|few|several|most|more|other|another|such|what|which|whose|one|two|three|half|either|neither|less|fewer|enough)$/;

/** What the writer may have meant instead of, before or without the word at a position. */
export function candidatesAt(words: readonly TaggedWord[], at: number): Candidate[] {
  const word = words[at];
  if (!word || /[^a-z']/.test(word.lower) || (word.text === 'A' && at > 0)) return [];
  // Names have rules of their own.
  if (at > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !/^I\b/.test(word.text)) return [];
  const list: Candidate[] = [];
  const lower = word.lower;
  const last = words[at - 1];
  const next = words[at + 1];
  const add = (
    kind: CandidateKind,
    remove: number,
    put: readonly string[],
    penalty = 0,
    isDoubtful = false,
  ): void => {
    list.push({ kind, at, remove, put, penalty, isDoubtful });
  };
  for (const other of confusedWith(lower)) {
    if (!fitsVerbPlace(words, at, other) || isQuietNow(words, at, other) || isInverted(last, other)) continue;
    if (other === 'from' && isFormed(words, at)) continue;
    add('confused', 1, [other], isGrammatical(lower) || isGrammatical(other) ? functionPenalty : 0);
  }
  for (const [other, distance] of wordsOneSlipAway(lower)) {
    if (!fitsVerbPlace(words, at, other) || isSameWord(lower, other) || confusedWith(lower).includes(other)) {
      continue;
    }
    add('slip', 1, [other], distance + (isGrammatical(lower) || isGrammatical(other) ? functionPenalty : 0));
  }
  const isLoose = !isGoverned(words, at);
  if (beForms.includes(lower)) {
    for (const form of isBehindPhrasalVerb(words, at) ? [] : beForms) {
      if (isLoose && (!isFiniteBe(lower) || !isFiniteBe(form) || isOfOne(words, at))) continue;
      if (form !== lower) add('verb', 1, [form], isPast(lower) === isPast(form) ? 0 : isLoose ? 2 : 0.7);
    }
  } else if ((word.kind === 'VERB' || word.kind === 'AUX') && isGoverned(words, at) && !isDue(words, at)) {
    for (const [form, penalty] of verbCandidates(word)) add('verb', 1, [form], penalty);
  }
  if (word.kind === 'NOUN' && !/^['’]/.test(next?.before ?? '')) {
    const singular = singularOf(lower);
    if (singular !== undefined && !areSeveral(words, at)) add('number', 1, [singular]);
    else if (singular !== undefined) add('number', 1, [singular], 0, true);
    else add('number', 1, [pluralOf(lower)]);
  }
  if (articles.has(lower) && next) {
    const indefinite = indefiniteArticle(next.lower);
    const isOwned = /^['’]/.test(words[at + 2]?.before ?? '');
    const isSecond = /^(?:and|or)$/.test(last?.lower ?? '') && words[at - 3]?.lower === 'the';
    if (!isOwned && !isSecond && !isOfSomething(words, at + 1) && !isAdjectiveAsVerb(words, at - 1)) {
      add('article-', 1, []);
      if (lower === 'the' && mayBeGeneral(words, at)) add('article of things in general', 1, []);
    }
    add('article', 1, [lower === 'the' ? indefinite : 'the']);
  } else if (
    (word.kind === 'NOUN' || word.kind === 'ADJ' || word.kind === 'ADV') &&
    !(
      last &&
      ((determiners.test(last.lower) && last.lower !== 'such') ||
        last.lower.endsWith("'s") ||
        last.kind === 'ADJ' ||
        last.kind === 'NOUN' ||
        last.kind === 'NUM')
    )
  ) {
    const isOfPair = isPaired(words, at) || isObjectOfTwo(words, at);
    const isDoubtful = !isOneThing(words, at);
    if (!isOfPair && mayBeOne(words, at)) {
      const kind = isBareCountable(words, at) ? 'article to a bare noun' : 'article+';
      add(kind, 0, [indefiniteArticle(lower)], 0, isDoubtful);
    }
    if (!isOfPair) add('article+', 0, ['the'], isInGeneral(words, at) ? generality : 0, isDoubtful);
  }
  if (prepositions.includes(lower) && !isContrasted(words, at)) {
    for (const other of prepositions) if (other !== lower) add('preposition', 1, [other]);
    const usual = usuallyMeant[lower];
    if (usual && (lower !== 'to' || (last?.kind === 'NOUN' && !isFromTo(words, at)))) {
      add('usual preposition', 1, [usual]);
    }
    if (lower !== 'to' || next?.kind !== 'VERB') add('preposition-', 1, []);
  } else if (
    last &&
    word.before === '' &&
    !prepositions.includes(last.lower) &&
    (last.kind === 'VERB' || last.kind === 'ADJ' || last.kind === 'NOUN') &&
    /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(word.kind)
  ) {
    for (const preposition of ['to', 'for', 'of', 'in', 'on', 'at', 'with', 'about']) {
      add('preposition+', 0, [preposition]);
    }
  }
  if (lower === 'to' && next) {
    const forms = formsOf(next);
    // "She looks to young writers": an adjective belongs to its noun.
    const isWhom = next.kind === 'NOUN' || (next.kind === 'ADJ' && words[at + 2]?.kind === 'NOUN');
    if (!isWhom && next.lower.length > 1) add('to', 1, []);
    if (forms) {
      add('to', 2, [forms.ing]);
      if (![forms.base, forms.ing].includes(next.lower)) add('to', 2, ['to', forms.base]);
    }
  } else if (word.kind === 'VERB') {
    const forms = formsOf(word);
    const isPredicate =
      forms?.past === word.lower &&
      forms.past !== forms.base &&
      /^(?:NOUN|PRON|PROPN)$/.test(last?.kind ?? '');
    if (forms && word.lower !== forms.s && last?.lower !== 'to' && !isPredicate) {
      add('to', 1, ['to', forms.base]);
    }
  }
  return list;
}

/** "There are specialised doctors", "doctors are": the verb shows that several are meant. */
const areSeveral = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:are|were|have|aren't|weren't)$/.test(words[at + 1]?.lower ?? '') ||
  words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'are' || lower === 'were');

/** "The number of cars", "the price of oil": what follows "of" makes it definite. */
const isOfSomething = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'NOUN' && words[at + 1]?.lower === 'of' && words[at + 1]?.before === '';

/** "One of the windows was": the noun beside the verb is not its subject. */
const isOfOne = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ lower }, index, near) =>
        lower === 'of' && /^(?:one|each|neither|either)$/.test(near[index - 1]?.lower ?? ''),
    );

/** "They want to low the tax": the adjective is used as a verb, and its object follows. */
const isAdjectiveAsVerb = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:low|high|short|long|strong|weak|large|wide|deep|rich)$/.test(words[at]?.lower ?? '') &&
  /^(?:to|and|or|can|should|will|must|not)$/.test(words[at - 1]?.lower ?? '');

/** Whether the words before a verb decide its form; agreement and tense depend on words further away. */
function isGoverned(words: readonly TaggedWord[], at: number): boolean {
  const last = words[at - 1]?.kind === 'ADV' ? words[at - 2] : words[at - 1];
  if (last?.lower === 'to') return words[at]?.lower.endsWith('ing') !== true;
  return last?.kind === 'AUX' || last?.kind === 'ADP' || last?.kind === 'VERB';
}

/** The form that the auxiliary before it requires: "hasn't liked", "will be going", "also submitting". */
function isDue(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  const forms = word && formsOf(word);
  const isBetween = /^(?:ADV|PART)$/.test(words[at - 1]?.kind ?? '') && words[at - 1]?.lower !== 'to';
  const last = (isBetween ? words[at - 2] : words[at - 1])?.lower ?? '';
  if (!word || !forms) return false;
  if (word.before.includes(',')) return true;
  if (/^(?:have|has|had|having|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(last)) {
    return word.lower === forms.participle;
  }
  return (
    /^(?:am|is|are|was|were|be|been|being|i'm|he's|she's|it's|we're|they're|you're)$/.test(last) &&
    word.lower === forms.ing
  );
}

/** "From small town to small town", "left by him to the town": the two belong together. */
const isFromTo = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'to' &&
  words.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'from' || lower === 'by');

/** "Children form a picture": a verb between its subject and its object. */
const isFormed = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'form' &&
  /^(?:a|an|the|this|that|these|those|their|our|my|new|strong)$/.test(words[at + 1]?.lower ?? '') &&
  (/^(?:we|they|you|i|to|can|will|may|must|could|would|should)$/.test(words[at - 1]?.lower ?? '') ||
    (singularOf(words[at - 1]?.lower ?? '') !== undefined && !hasVerbBefore(words, at)));

const hasVerbBefore = (words: readonly TaggedWord[], at: number): boolean =>
  words.slice(0, at).some(({ kind }) => kind === 'VERB' || kind === 'AUX');

/** "It is quiet right now", "it was quiet a few minutes later": "quite" would belong to the time. */
const isQuietNow = (words: readonly TaggedWord[], at: number, put: string): boolean =>
  put === 'quite' &&
  ((words[at + 1]?.lower === 'right' && /^(?:now|here|there)$/.test(words[at + 2]?.lower ?? '')) ||
    words.slice(at + 2, at + 6).some(({ lower }) => /^(?:later|ago|before|after|afterwards)$/.test(lower)));

/** "So may the mountains", "groves of fir": no adverb or second preposition belongs there. */
const isInverted = (last: TaggedWord | undefined, put: string): boolean =>
  (put === 'maybe' && /^(?:so|nor|neither|as)$/.test(last?.lower ?? '')) ||
  (put === 'for' && last?.lower === 'of');

/** "told not of the harbour but of the men": the contrasted noun belongs to the verb before "not". */
const isContrasted = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.lower === 'not' && words.slice(at + 1).some(({ lower }) => lower === 'but');

/** "Patients spoken to were full of praise": "to" belongs to the verb before it. */
const isBehindPhrasalVerb = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.lower === 'to' &&
  /^(?:spoken|talked|listened|referred|written|attended|appealed|replied|seen|added|belonged|sold|sent)$/.test(
    words[at - 2]?.lower ?? '',
  );

/** Another form of the same word, which is more than a slip. */
const isSameWord = (word: string, other: string): boolean => stemOf(word) === stemOf(other);

const stemOf = (word: string): string => word.replace(/(?:e|s|es|ed|d|n|en|ing|er|r|ly|y|ies|ied)$/, '');

/** Function words can stand nearly anywhere, so more evidence is needed against them. */
const functionPenalty = 1.3;
const isGrammatical = (word: string): boolean =>
  /^(?:of|if|which|who|what|that|than|this|these|those|its|it's|since|for|as|has|are|or|were|where|was|with|his|her|she|he|him|they|them|their|us|our|my|me|while|will|on|one|at|another|others?)$/.test(
    word,
  );

const isFiniteBe = (form: string): boolean => !form.startsWith('be');

const isPast = (form: string): boolean => form === 'was' || form === 'were';

/** The verb's other forms; another tense is less likely to be meant. */
function verbCandidates(word: TaggedWord): [string, number][] {
  const forms = formsOf(word);
  if (!forms) return [];
  const { base, s, past, participle, ing } = forms;
  const isPresent = word.lower === base || word.lower === s;
  const all: [string, number][] = [
    [base, 0],
    [s, 0],
    [participle, 0],
    [past, isPresent ? 0.7 : 0],
    [ing, 0],
  ];
  return all.filter(
    ([form], index) => form !== word.lower && all.findIndex(([other]) => other === form) === index,
  );
}

import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf, type Number } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt, type NounPhrase } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isManner } from './manner.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { relativeAgreement } from './relative-agreement.ts';
import { named } from './named.ts';

const adverbs = setOf(
  'also always often never usually sometimes really only just still even now already probably certainly simply actually generally hardly rarely seldom nowadays today currently clearly easily mostly often today',
);
const quantity = setOf('lot lots plenty most some all many majority number variety couple half rest');
/** "Two thirds of the land": the noun after "of" decides. */
const fractions = setOf('thirds quarters fifths sixths sevenths eighths ninths tenths hundredths halves');

/**
 * A noun phrase and its verb, with phrases of "of", "in" and the like between them: "the quality of these products
 * are", "technology make", "the people in my country likes" (subject-verb agreement in the error types of NUCLE and in
 * Quirk and others, 10.34–50). Only where the subject begins a clause, so that it is not the object of another verb.
 */
export const verbAgreement: GrammarRule = (sentence) => [
  ...clauseStarts(sentence.words).flatMap((from) => subjectAt(sentence, from)),
  ...relativeAgreement(sentence),
];

function subjectAt(sentence: Sentence, from: number): Edit[] {
  const { words } = sentence;
  const first = words[from];
  if (first?.kind === 'ADP' && from === 0) return afterOpeningPhrase(sentence, from);
  if (isOneOf(first, single) && words[from + 1]?.before === '' && isPreposition(words[from + 1])) {
    return verbBehind(sentence, { from, head: from, number: 'singular', hasDeterminer: true });
  }
  if (first?.lower === 'more' && words[from + 1]?.lower === 'than' && words[from + 2]?.lower === 'half') {
    return subjectAt(sentence, from + 2);
  }
  if (first?.lower === 'not' && words[from + 1]?.lower === 'one' && words[from + 2]?.lower === 'of') {
    return subjectAt(sentence, from + 1);
  }
  if (/^(?:most|some|many|all|both|half)$/.test(first?.lower ?? '') && words[from + 1]?.lower === 'of') {
    if (/^(?:them|us|you)$/.test(words[from + 2]?.lower ?? '')) {
      return verbBehind(sentence, { from, head: from + 2, number: 'plural', hasDeterminer: true });
    }
    const inner = nounPhraseAt(words, from + 2);
    return inner?.hasDeterminer && inner.number !== undefined ? verbBehind(sentence, { ...inner, from }) : [];
  }
  const phrase = nounPhraseAt(words, from);
  return phrase && !endsInVerbOfRelative(words, phrase) ? verbBehind(sentence, phrase) : [];
}

/** "The reasons that people give are": the tagger takes the verb after "that people" for a noun. */
const endsInVerbOfRelative = (words: readonly TaggedWord[], { from, head }: NounPhrase): boolean => {
  const [verb, subject] = [words[head], words[head - 1]];
  return (
    words[from - 1]?.lower === 'that' &&
    words[from - 2]?.kind === 'NOUN' &&
    subject?.kind === 'NOUN' &&
    (subject.lower === 'people' || singularOf(subject.lower) !== undefined) &&
    verb !== undefined &&
    formsOf({ ...verb, kind: 'VERB' })?.base === verb.lower
  );
};

/** "One of", "everyone in our class", "neither of". */
const single = setOf('one each neither either everyone everybody someone somebody anyone anybody nobody');

/** "In my country the people likes": the subject follows the phrase without a comma. */
function afterOpeningPhrase(sentence: Sentence, from: number): Edit[] {
  const inside = nounPhraseAt(sentence.words, from + 1);
  if (!inside) return [];
  const next = sentence.words[inside.head + 1];
  if (
    !next ||
    next.before !== '' ||
    !/^(?:the|this|these|those|many|some|my|our|most|every|each|people)$/.test(next.lower)
  ) {
    return [];
  }
  const phrase = nounPhraseAt(sentence.words, inside.head + 1);
  return phrase ? verbBehind(sentence, phrase) : [];
}

function verbBehind(sentence: Sentence, phrase: NounPhrase): Edit[] {
  const { words } = sentence;
  let { number } = phrase;
  let place = phrase.head + 1;
  let phrases = 0;
  const head = words[phrase.head];
  if (!head) return [];
  const oneOf = isOneOf(head, single);
  while (isPreposition(words[place]) && phrases < 3) {
    const inner = nounPhraseAt(words, place + 1);
    if (!inner) return [];
    if (phrases === 0 && fractions.has(head.lower)) number = inner.number;
    if (phrases === 0 && words[place]?.lower === 'of' && quantity.has(head.lower)) {
      if (/^(?:first|second|last|other)$/.test(words[phrase.head - 1]?.lower ?? '')) return [];
      number =
        /^(?:number|variety)$/.test(head.lower) && words[phrase.from]?.lower === 'the'
          ? 'singular'
          : inner.number;
      if (/^(?:majority|half|rest|couple|variety)$/.test(head.lower) && number === 'singular') return [];
    }
    place = isVerbBehindPlural(words, inner.head, head) ? inner.head : inner.head + 1;
    phrases++;
  }
  if (/^(?:years|months|weeks|days|hours|minutes|miles|dollars|pounds|euros)$/.test(head.lower)) return [];
  if (oneOf) number = 'singular';
  if (words[place]?.lower === 'and' && words[place]?.before === '') return [];
  if (/^(?:who|which)$/.test(words[place]?.lower ?? '') && words[place]?.before === ',') {
    place = words.findIndex(({ before }, at) => at > place && before.includes(','));
    if (place < 0 || words[place]?.kind !== 'AUX') return [];
    const auxiliary = words[place];
    const other =
      auxiliary && number !== undefined && numberOf(auxiliary) !== number
        ? inNumber(auxiliary, number)
        : undefined;
    return auxiliary && numberOf(auxiliary) && other
      ? [{ ...named, at: place, remove: 1, put: [other] }]
      : [];
  }
  while ((isOneOf(words[place], adverbs) || isManner(words[place])) && words[place]?.before === '') place++;
  const verb = words[place];
  if (!verb || verb.before !== '' || number === undefined) return [];
  // After "one of …" the tagger takes a plural verb for a noun: "one of my friends work in".
  const read = oneOf && verb.kind === 'NOUN' ? { ...verb, kind: 'VERB' } : verb;
  const isFinite = read.kind === 'VERB' || read.kind === 'AUX';
  const found = isFinite ? numberOf(read) : undefined;
  if (found === undefined || found === number) return [];
  const isUnreal =
    verb.lower === 'were' && /^(?:if|though|as|unless|whether)$/.test(words[phrase.from - 1]?.lower ?? '');
  if (isUnreal || hasOtherVerb(words, place, verb)) return [];
  return corrected(sentence, place, read, number, {
    isDistant: phrases > 0,
    isSingle: oneOf || /^(?:every|each)$/.test(words[phrase.from]?.lower ?? ''),
  });
}

/** "One of my friends work in": the tagger takes the verb for a noun. */
const isVerbBehindPlural = (words: readonly TaggedWord[], at: number, head: TaggedWord): boolean =>
  isOneOf(head, single) &&
  words[at]?.kind === 'NOUN' &&
  words[at - 1]?.kind === 'NOUN' &&
  singularOf(words[at]?.lower ?? '') === undefined &&
  singularOf(words[at - 1]?.lower ?? '') !== undefined &&
  words[at + 1]?.kind === 'ADP';

/** "The machines use is …", "the tests run show …": a later verb may be the main one. */
const hasOtherVerb = (words: readonly TaggedWord[], at: number, verb: TaggedWord): boolean => {
  const next = words[at + 1];
  return (
    verb.kind === 'VERB' &&
    next?.before === '' &&
    (next.kind === 'AUX' || (next.kind === 'VERB' && !next.lower.endsWith('ing')))
  );
};

/** Less is required at a distance, because a noun between subject and verb distorts the likelihood. */
const leastGain = {
  auxiliary: { near: -1.2, distant: -3 },
  verb: { near: 0.2, distant: -0.3 },
} as const;

function corrected(
  sentence: Sentence,
  at: number,
  verb: TaggedWord,
  number: Number,
  { isDistant, isSingle }: { readonly isDistant: boolean; readonly isSingle: boolean },
): Edit[] {
  const put = verb.lower === 'lead' && isPast(sentence.words) ? 'led' : inNumber(verb, number);
  if (put === undefined) return [];
  const gain = sentence.gain(at, 1, [put]);
  const isAuxiliary = verb.kind === 'AUX';
  const least = leastGain[isAuxiliary ? 'auxiliary' : 'verb'][isDistant ? 'distant' : 'near'];
  return gain >= (isSingle && isDistant ? least - 6 : least) ? [{ ...named, at, remove: 1, put: [put] }] : [];
}

function isPreposition(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined &&
    word.before === '' &&
    /^(?:of|in|at|on|for|with|from|between|about|around|among|without)$/.test(word.lower)
  );
}

/** "Led" is often misspelt as it sounds: "The investigation lead to his arrest last March". */
const isPast = (words: readonly TaggedWord[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:yesterday|ago|was|were|had|did|1[5-9]\d\d|20[012]\d)$/.test(word.lower) ||
      (word.lower === 'last' && words[at - 1]?.kind !== 'DET' && words[at + 1] !== undefined) ||
      (word.kind === 'VERB' &&
        formsOf(word)?.past === word.lower &&
        formsOf(word)?.participle !== word.lower),
  );

import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { endsRelativeClause } from '../ends-relative-clause.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { afterLet } from './after-let.ts';
import { chain } from './named.ts';

const modals = setOf(
  "can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't mustn't mightn't i'll you'll he'll she'll it'll we'll they'll",
);
const negatedDo = setOf("don't doesn't didn't");
const dos = setOf('do does did');
const haves = setOf("have has had having haven't hasn't hadn't i've we've you've they've");
const subjects = setOf('i you he she it we they');
const between = setOf(
  "not never also always really only just often still even usually sometimes probably certainly easily soon perhaps then n't ever",
);
/** Verbs for the means by which or without which something is done; they are not also nouns. */
const means = setOf(
  'learn read give make take get become know understand ask choose eat buy go keep find bring write speak listen follow do let spend have see pay teach tell say think leave lose create provide produce improve reduce increase sell send build avoid add include explain develop protect',
);
const prepositions = setOf('without of by for about before after from instead while despite');

/**
 * The verb after a modal, "do", "have", "to" or a preposition has only one correct form: base, participle or -ing
 * (Quirk and others, A Comprehensive Grammar, 3.21–56; "verb form" in the error types of NUCLE, Dahlmeier, Ng and Wu
 * 2013). Examples: "can sings", "didn't went", "have saw", "to became", "without say".
 */
export const verbChain: GrammarRule = (sentence) =>
  sentence.words.flatMap((word, at) => [
    ...afterModal(sentence, word, at),
    ...afterDo(sentence, word, at),
    ...afterHave(sentence, word, at),
    ...afterTo(sentence, word, at),
    ...afterPreposition(sentence, word, at),
    ...afterLet(sentence, word, at),
  ]);

/** The index of the verb governed by the auxiliary at `at`, skipping adverbs and, in a question, the subject. */
function governed(words: readonly TaggedWord[], at: number): number {
  let place = at + 1;
  const isQuestion = at === 0 || /^(?:what|where|when|why|how|who|which)$/.test(words[at - 1]?.lower ?? '');
  if (isQuestion && isOneOf(words[place], subjects)) place++;
  while (isOneOf(words[place], between) && words[place]?.before === '') place++;
  return words[place]?.before === '' ? place : -1;
}

function change(sentence: Sentence, at: number, put: string, least: number): Edit[] {
  return sentence.gain(at, 1, [put]) >= least ? [{ ...chain, at, remove: 1, put: [put] }] : [];
}

function afterModal(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (!isOneOf(word, modals) || word.kind === 'NOUN') return [];
  // "as will trucks", "nor can dogs": the subject follows.
  if (/^(?:as|than|nor|so|neither)$/.test(words[at - 1]?.lower ?? '')) return [];
  if (
    (words[at - 1]?.kind === 'DET' ||
      /^(?:my|our|his|her|their|your|its|good|free|strong|political|ill)$/.test(
        words[at - 1]?.lower ?? '',
      )) &&
    !/^(?:that|this|these|those|all|some|each|both)$/.test(words[at - 1]?.lower ?? '')
  ) {
    return [];
  }
  const place = governed(words, at);
  const verb = words[place];
  if (!verb) return [];
  if (verb.lower === 'to') {
    const isNext = words[place + 1]?.kind === 'VERB' || words[place + 1]?.kind === 'AUX';
    const isFree =
      /^(?:can|could|will|would|may)/.test(word.lower) &&
      /^(?:all|what|whatever|everything|best|as|much|anything|the)$/.test(words[at - 2]?.lower ?? '');
    return isNext && !isFree && sentence.gain(place, 1, []) > 0.3
      ? [{ ...chain, at: place, remove: 1, put: [] }]
      : [];
  }
  if (/^(?:is|are|was|were|am)$/.test(verb.lower)) return change(sentence, place, 'be', 1);
  if (/^(?:has|had)$/.test(verb.lower)) return change(sentence, place, 'have', 0.5);
  const forms = formsOf(verb);
  if (!forms || verb.lower === forms.base) return [];
  return change(sentence, place, forms.base, verb.lower === forms.ing ? 0.8 : 0.3);
}

function afterDo(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const isNegated = isOneOf(word, negatedDo) || (isOneOf(word, dos) && words[at + 1]?.lower === 'not');
  const opens = at === 0 || /^(?:what|where|when|why|how|who)$/.test(words[at - 1]?.lower ?? '');
  const asks = isOneOf(word, dos) && opens && isOneOf(words[at + 1], subjects);
  const noun = isOneOf(word, dos) && opens ? nounPhraseAt(words, at + 1) : undefined;
  if (noun?.hasDeterminer && noun.number !== undefined) return nounQuestion(sentence, noun.head + 1);
  if (!isNegated && !asks) return [];
  const place = governed(words, at);
  const verb = words[place];
  if (!verb || (words[place - 1]?.lower === word.lower && isOneOf(word, dos))) return [];
  if (verb.lower === 'to') {
    return sentence.gain(place, 1, []) > 0.5 ? [{ ...chain, at: place, remove: 1, put: [] }] : [];
  }
  if (/^(?:has|had)$/.test(verb.lower)) return change(sentence, place, 'have', 0);
  if (/^(?:does|did|done)$/.test(verb.lower)) return change(sentence, place, 'do', 0);
  const forms = formsOf(verb);
  if (!forms || verb.lower === forms.base || /^(?:is|are|was|were)$/.test(verb.lower)) return [];
  return change(sentence, place, forms.base, 0.2);
}

/** "Does your sister works". */
function nounQuestion(sentence: Sentence, at: number): Edit[] {
  const verb = sentence.words[at];
  const forms = verb?.before === '' && verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (
    !verb ||
    !forms ||
    verb.lower === forms.base ||
    verb.lower === forms.ing ||
    !sentence.end.startsWith('?')
  ) {
    return [];
  }
  return [{ ...chain, at, remove: 1, put: [forms.base] }];
}

function afterHave(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  if (!isOneOf(word, haves) || word.kind === 'NOUN' || endsRelativeClause(sentence.words, at)) return [];
  const place = governed(sentence.words, at);
  const verb = sentence.words[place];
  const forms = verb && formsOf(verb);
  if (!forms || verb.lower === forms.participle) return [];
  if (verb.lower === forms.past) return change(sentence, place, forms.participle, 0);
  // "They have build a house": a pronoun before, an object after, and a verb that is not also a noun.
  const isClear =
    verb.lower === forms.base &&
    /^(?:build|spend|send|lose|leave|make|give|take|write|choose|forget|become|teach|buy|bring|eat|begin|understand)$/.test(
      verb.lower,
    ) &&
    isOneOf(sentence.words[at - 1], subjects) &&
    /^(?:the|an?|my|his|her|our|their|your|many|some|it|them|this|that|more)$/.test(
      sentence.words[place + 1]?.lower ?? '',
    );
  const isNever =
    verb.lower === forms.base &&
    verb.kind === 'VERB' &&
    forms.base !== forms.participle &&
    /^(?:never|already|always|just|ever)$/.test(sentence.words[place - 1]?.lower ?? '');
  const isPerfect =
    verb.lower === forms.base &&
    verb.kind === 'VERB' &&
    forms.base !== forms.participle &&
    place === at + 1 &&
    isSubjectAlone(sentence.words, at - 1) &&
    isOneOf(sentence.words[place + 1], objects) &&
    sentence.words[place + 1]?.before === '';
  return change(sentence, place, forms.participle, isClear || isNever || isPerfect ? -2.5 : 1.8);
}

/** "They have learn it": the pronoun opens its clause; "the tools they have help us" is right. */
const isSubjectAlone = (words: readonly TaggedWord[], at: number): boolean =>
  isOneOf(words[at], subjects) &&
  (at === 0 ||
    words[at]?.before.includes(',') === true ||
    /^(?:because|and|but|if|when|so|although|think|believe|since)$/.test(words[at - 1]?.lower ?? ''));

const humanSubject = /^(?:i|we|he|she|they|you|i'm|we're|they're|he's|she's|you're)$/;
const beforeGerund = setOf(
  'essential crucial vital critical central basic impediment forward used accustomed committed opposed addition dedicated devoted due leads lead led leading close key approach thanks prior resort resorted object comes came come confess admit attention limited contribute contributed contributes open way alternative devotion opposition relation regard adapt adjusted adapted reduced confined access next subject subjected similar equal commitment limit use return returned returning turn turned went go goes going got get move moved switch switched back down up attributed attribute amount amounts',
);

function afterTo(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const verb = words[at + 1];
  if (word.lower !== 'to' || verb?.before !== '') return [];
  const forms = verb.kind === 'VERB' || verb.kind === 'AUX' ? formsOf(verb) : undefined;
  const last = words[at - 1];
  if (
    last?.lower === 'forward' &&
    words[at - 2]?.lower.startsWith('look') === true &&
    forms &&
    verb.lower === forms.base
  ) {
    return sentence.gain(at + 1, 1, [forms.ing]) > -1
      ? [{ ...chain, at: at + 1, remove: 1, put: [forms.ing] }]
      : [];
  }
  if (
    last?.lower === 'used' &&
    /^(?:am|is|are|was|were|'m|i'm|be|get|got|not|getting|been)$/.test(words[at - 2]?.lower ?? '') &&
    forms &&
    verb.lower === forms.base
  ) {
    // "The money we raise is used to help": "is used" has a different subject.
    const before = words.slice(Math.max(0, at - 4), at - 1);
    const subject = before.findLastIndex(({ lower }) => humanSubject.test(lower));
    const isHuman =
      subject >= 0 &&
      before
        .slice(subject + 1)
        .every(
          ({ kind, lower }) =>
            /^(?:AUX|ADV|PART)$/.test(kind) || /^(?:got|get|getting|been|not)$/.test(lower),
        );
    return isHuman ? [{ ...chain, at: at + 1, remove: 1, put: [forms.ing] }] : [];
  }
  if (!forms || verb.lower === forms.base) return [];
  if (verb.lower === forms.ing) {
    const isAwaited = words.slice(Math.max(0, at - 10), at).some(({ lower }) => lower === 'forward');
    const isHabit =
      last?.lower === 'used' && /^(?:i|we|they|he|she|you|who|people)$/.test(words[at - 2]?.lower ?? '');
    if (isHabit && words.length > at + 2) return [{ ...chain, at: at + 1, remove: 1, put: [forms.base] }];
    const isJudged = /^(?:possible|impossible|important|easy|difficult|hard|necessary|easier|harder)$/.test(
      last?.lower ?? '',
    );
    return isAwaited || isOneOf(last, beforeGerund)
      ? []
      : change(sentence, at + 1, forms.base, isJudged ? -1 : 1.9);
  }
  if (verb.lower === forms.s) return change(sentence, at + 1, forms.base, 2);
  return change(sentence, at + 1, forms.base, verb.kind === 'VERB' ? 0.8 : 0.8);
}

function afterPreposition(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const verb = words[at + 1];
  if (!isOneOf(word, prepositions) || !verb || verb.before !== '') return [];
  // "You can instead use", "Instead use"
  if (word.lower === 'instead' && (at === 0 || /^(?:AUX|PART|PRON)$/.test(words[at - 1]?.kind ?? ''))) {
    return [];
  }
  if (/^(?:by|without)$/.test(word.lower) && isTakenForNoun(words, at + 1)) {
    const forms = formsOf({ ...verb, kind: 'VERB' });
    return forms ? change(sentence, at + 1, forms.ing, -0.5) : [];
  }
  if (verb.kind !== 'VERB') return [];
  const forms = formsOf(verb);
  if (
    !forms ||
    verb.lower !== forms.base ||
    (words[at - 1]?.kind === 'PRON' && /^(?:before|after)$/.test(word.lower))
  ) {
    return [];
  }
  const isFollowed =
    words[at + 2]?.before === '' &&
    /^(?:from|to|in|with|the|a|an|about|new|on|your|my|his|our|their)$/.test(words[at + 2]?.lower ?? '');
  const isMeans =
    means.has(verb.lower) && /^(?:by|without)$/.test(word.lower) && isFollowed && forms.base !== forms.past;
  const hasObject =
    words[at + 2]?.before === '' && isOneOf(words[at + 2], objects) && !isOneOf(verb, seldomVerbs);
  return change(sentence, at + 1, forms.ing, hasObject ? -3 : isMeans ? -1 : 0.8);
}

/** Words that open an object: no noun, and no verb of another clause, precedes it. */
const objects = setOf('it them him us me the a an my your his her our their this these');
/** "A friend of mine the crew knew", "people like the rest". */
const seldomVerbs = setOf('mine like live close present need');

/** "by watch foreign movies" */
const isTakenForNoun = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:watch|visit|play|use|study|read|learn|drink|eat|buy|cook|clean|help|talk|travel|have|do)$/.test(
    words[at]?.lower ?? '',
  ) &&
  words[at + 1]?.before === '' &&
  /^(?:DET|PRON|ADJ|NOUN)$/.test(words[at + 1]?.kind ?? '');

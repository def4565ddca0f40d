import type { Sentence } from '../context/likelihood.ts';
import { isPerson } from '../lexicon/counted-nouns.ts';
import { formsOf } from '../lexicon/forms-of.ts';
import { nounPhraseAt } from '../lexicon/noun-phrase.ts';
import type { Edit } from '../lexicon/edit.ts';
import { isOneOf, setOf, type GrammarRule } from './grammar-rule.ts';
import { named } from './missing-be/named.ts';

const subjects = setOf('he she it they');
const starts = setOf('i you we they he she');

/**
 * A repeated subject or a missing verb: "my father he works", "my teacher very patient", "they going home" (unnecessary
 * pronoun and missing verb in the Cambridge Learner Corpus, D. Nicholls, 2003).
 */
export const clauses: GrammarRule = (sentence) => [...doubleSubject(sentence), ...missingBe(sentence)];

/** "Every three days he called", "most of the time it is quiet": words of time precede the subject. */
const times =
  /^(?:time|times|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|afternoon|evening|summer|winter|spring|autumn|weekend|moment)$/;

function doubleSubject({ words }: Sentence): Edit[] {
  const phrase = words[0]?.lower === 'what' ? undefined : nounPhraseAt(words, 0);
  if (!phrase?.hasDeterminer || times.test(words[phrase.head]?.lower ?? '')) return [];
  const pronoun = words[phrase.head + 1];
  const verb = words[phrase.head + 2];
  if (
    !pronoun ||
    !isOneOf(pronoun, subjects) ||
    pronoun.before !== '' ||
    !verb ||
    (verb.kind !== 'VERB' && verb.kind !== 'AUX')
  ) {
    return [];
  }
  const onlyVerb = words.slice(phrase.head + 3).every(({ kind }) => kind !== 'VERB' && kind !== 'AUX');
  const closesRelative = words
    .slice(phrase.head + 3)
    .some(({ lower, before }) => /^(?:that|who|which|because|when|and|to)$/.test(lower) || before !== '');
  if (!onlyVerb && !closesRelative) return [];
  const next = words[phrase.head + 3];
  const verbs = words.slice(phrase.head + 3).filter(({ kind }) => kind === 'AUX');
  if (verbs.length > 0 && verb.kind === 'VERB' && !(next && /^(?:DET|ADP)$/.test(next.kind))) return [];
  return [
    {
      rule: 'DoubleSubject',
      reason: 'Grammar',
      summary: 'The subject is said twice.',
      at: phrase.head + 1,
      remove: 2,
      put: [verb.lower],
    },
  ];
}

function missingBe(sentence: Sentence): Edit[] {
  const { words } = sentence;
  const [first, second, third] = words;
  if (!first || !second || sentence.end.startsWith('?')) return [];
  if (isOneOf(first, starts) && second.kind === 'VERB' && third) {
    const forms = formsOf(second);
    const isAlone = words
      .slice(2)
      .every(({ kind, lower }) => kind !== 'AUX' && !/^(?:and|which|that|who)$/.test(lower));
    if (forms && second.lower === forms.ing && !/^(?:being|having)$/.test(second.lower) && isAlone) {
      return [{ ...named, at: 1, remove: 1, put: [beFor(first.lower), second.lower] }];
    }
  }
  const comma = words.findIndex(({ before }, at) => at > 2 && before.includes(','));
  const clause =
    comma > 0 && /^(?:so|but|and|because)$/.test(words[comma]?.lower ?? '') ? words.slice(0, comma) : words;
  if (clause.some(({ kind }) => kind === 'VERB' || kind === 'AUX')) return [];
  const phrase = isOneOf(first, setOf('i you we they he she it')) ? undefined : nounPhraseAt(words, 0);
  // "My mother drives very careful": the tagger takes the verb for a noun.
  if (phrase && isPerson(words[phrase.head - 1]?.lower ?? '')) return [];
  const end = phrase?.hasDeterminer
    ? phrase.head + 1
    : phrase
      ? -1
      : isOneOf(first, setOf('i you we they he she it'))
        ? 1
        : -1;
  const degree = words[end];
  const adjective = words[end + 1];
  if (
    !degree ||
    !/^(?:very|so|too|really|not)$/.test(degree.lower) ||
    !(adjective?.kind === 'ADJ' || (degree.lower === 'very' && adjective?.kind === 'NOUN')) ||
    degree.before !== ''
  ) {
    return [];
  }
  if (!sentence.end.startsWith('.')) return [];
  const be = phrase ? (phrase.number === 'plural' ? 'are' : 'is') : beFor(first.lower);
  return [{ ...named, at: end, remove: 1, put: [be, degree.lower] }];
}

const beFor = (pronoun: string): string =>
  pronoun === 'i' ? 'am' : /^(?:he|she|it)$/.test(pronoun) ? 'is' : 'are';

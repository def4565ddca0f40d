import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { VerbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'The words stand in another order.',
} as const;

const subjects = setOf('i you he she it we they');
const questionWords = setOf('what where when why how who');
const bes = setOf('is are was were');
const auxiliaries = setOf(
  "is are was were am can could will would should must have has had do does did don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't haven't hasn't hadn't shouldn't",
);

/**
 * Word order in questions, reported questions and around adverbs: "I don't know where is the station", "why you are
 * sad?", "he goes always to bed", "never I have seen" (word order in the error types of NUCLE; Quirk and others, 8.20,
 * 11.14–18, 15.5).
 */
export const wordOrder: GrammarRule = (sentence) => [
  ...reportedQuestion(sentence),
  ...question(sentence),
  ...frequency(sentence),
  ...negativeOpening(sentence),
];

const asking = setOf(
  'know knows knew wonder wonders wondered ask asked asks tell told understand understood remember explain explained see idea sure about me him her us them forget forgot say learn',
);

function reportedQuestion(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (!isOneOf(word, questionWords) || word.before !== '' || !isOneOf(words[at - 1], asking)) return [];
    if (
      /^(?:me|him|her|us|them)$/.test(words[at - 1]?.lower ?? '') &&
      !/^(?:asked?|tell|told|show|explain)$/.test(words[at - 2]?.lower ?? '')
    ) {
      return [];
    }
    const isMeasure =
      (word.lower === 'how' && /^(?:ADJ|ADV)$/.test(words[at + 1]?.kind ?? '')) ||
      (word.lower === 'what' && /^(?:time|kind|colour|color|day)$/.test(words[at + 1]?.lower ?? ''));
    const verbAt = isMeasure ? at + 2 : at + 1;
    const verb = words[verbAt];
    if (!verb || verb.before !== '') return [];
    const pronoun = words[verbAt + 1];
    if (pronoun && isOneOf(pronoun, subjects) && pronoun.before === '') {
      if (isOneOf(verb, bes)) return swapped(words, verbAt, 1);
      if (/^(?:can|could|will|would|should|must|have|has|had)$/.test(verb.lower)) {
        return swapped(words, verbAt, 1);
      }
      const main = words[verbAt + 2];
      const forms = main && formsOf(main);
      if (/^(?:do|does|did)$/.test(verb.lower) && forms && main.lower === forms.base) {
        const put = verb.lower === 'did' ? forms.past : verb.lower === 'does' ? forms.s : forms.base;
        return [{ ...named, at: verbAt, remove: 3, put: [pronoun.lower, put] }];
      }
      return [];
    }
    if (!isOneOf(verb, bes)) return [];
    const phrase = nounPhraseAt(words, verbAt + 1);
    const isLast = phrase && phrase.head === words.length - 1;
    if (
      !phrase ||
      !isLast ||
      !phrase.hasDeterminer ||
      (word.lower === 'who' && phrase.number === undefined)
    ) {
      return [];
    }
    if (words[verbAt + 1]?.before !== '') return [];
    return swapped(words, verbAt, phrase.head - verbAt);
  });
}

/** Moves a verb after the words that follow it. */
const swapped = (words: readonly TaggedWord[], at: number, over: number): Edit[] => [
  {
    ...named,
    at,
    remove: over + 1,
    put: [...words.slice(at + 1, at + over + 1).map(({ text }) => text), words[at]?.lower ?? ''],
  },
];

/** "Why you are sad?", "Where you bought it?", "What means this word?" */
function question(sentence: Sentence): Edit[] {
  const { words, end } = sentence;
  const [first, second, third] = words;
  if (!end.startsWith('?') || !first || !isOneOf(first, questionWords) || !second) return [];
  if (first.lower === 'what' && /^means?$/.test(second.lower)) {
    const phrase = nounPhraseAt(words, 2);
    const rest = words.slice(2).map(({ text }) => text);
    const isAll =
      phrase?.head === words.length - 1 ||
      (words.length === 3 && /^(?:this|that|it)$/.test(third?.lower ?? ''));
    return isAll ? [{ ...named, at: 1, remove: words.length - 1, put: ['does', ...rest, 'mean'] }] : [];
  }
  return subjectBeforeVerb(words);
}

/** "Why you are sad?", "How long you have lived here?", "Where the station is?" */
function subjectBeforeVerb(words: readonly TaggedWord[]): Edit[] {
  const [first] = words;
  if (!first || first.lower === 'who' || words.some(({ before }) => before.includes(','))) return [];
  const pronounAt = words.findIndex((word, at) => at > 0 && isOneOf(word, subjects));
  const isDirect =
    pronounAt > 0 &&
    pronounAt < 5 &&
    words
      .slice(1, pronounAt)
      .every(({ kind, lower }) => /^(?:NOUN|ADJ|ADV|DET)$/.test(kind) || lower === 'of');
  const phrase = isDirect ? undefined : nounPhraseAt(words, 1);
  if (!isDirect && (!phrase?.hasDeterminer || !/^(?:where|when|why|how)$/.test(first.lower))) return [];
  const from = isDirect ? pronounAt : 1;
  const verbAt = isDirect ? pronounAt + 1 : (phrase?.head ?? 0) + 1;
  const verb = words[verbAt];
  if (!verb || verb.before !== '' || isOneOf(words[verbAt + 1], subjects)) return [];
  const subject = words.slice(from, verbAt).map(({ text, lower }) => (isDirect ? lower : text));
  const next = words[verbAt + 1];
  const isMain =
    /^(?:have|has|had|do|does|did)$/.test(verb.lower) && !/^(?:VERB|AUX)$/.test(next?.kind ?? '');
  if (isOneOf(verb, auxiliaries) && !isMain) {
    return [{ ...named, at: from, remove: verbAt - from + 1, put: [verb.lower, ...subject] }];
  }
  if (words.slice(verbAt + 1).some(({ kind }) => kind === 'AUX')) return [];
  const forms = formsOf(verb);
  if (!forms || verb.lower === forms.ing) return [];
  const help = helpFor(verb.lower, forms);
  return help ? [{ ...named, at: from, remove: verbAt - from + 1, put: [help, ...subject, forms.base] }] : [];
}

function helpFor(verb: string, { base, s, past }: VerbForms): string | undefined {
  if (verb === base) return 'do';
  if (verb === s) return 'does';
  return verb === past ? 'did' : undefined;
}

const adverbs = setOf('always never often usually sometimes rarely seldom');

/** "He goes always to bed". */
function frequency(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const verb = words[at - 1];
    const next = words[at + 1];
    if (!isOneOf(word, adverbs) || verb?.kind !== 'VERB' || word.before !== '' || next?.before !== '') {
      return [];
    }
    const forms = formsOf(verb);
    if (!forms || (verb.lower !== forms.base && verb.lower !== forms.s && verb.lower !== forms.past)) {
      return [];
    }
    if (verb.lower === forms.participle && !isOneOf(words[at - 2], subjects)) return [];
    const isFollowed = /^(?:DET|NOUN|PRON|ADP|PROPN)$/.test(next.kind) || next.lower === 'to';
    if (
      !isFollowed ||
      ((word.lower === 'sometimes' || word.lower === 'often') && next.kind === 'ADP') ||
      /^(?:say|said|think|seem|look|feel|know|remain|become)$/.test(forms.base)
    ) {
      return [];
    }
    const least = next.lower === 'to' ? 3 : 0.5;
    if (sentence.gain(at - 1, 2, [word.lower, verb.lower]) < least) return [];
    return [{ ...named, at: at - 1, remove: 2, put: [word.lower, verb.lower] }];
  });
}

/** "Never I have seen". */
function negativeOpening({ words }: Sentence): Edit[] {
  const [first, subject, verb] = words;
  if (first?.lower === 'always' && subject && isOneOf(subject, subjects) && verb && subject.before === '') {
    const isBe = /^(?:am|is|are|was|were)$/.test(verb.lower);
    if (!isBe && verb.kind !== 'VERB') return [];
    const put = isBe ? [subject.lower, verb.lower, 'always'] : [subject.lower, 'always', verb.lower];
    return [{ ...named, at: 0, remove: 3, put }];
  }
  if (first?.lower === 'not' && subject?.lower === 'only' && verb && isOneOf(verb, subjects)) {
    const auxiliary = words[3];
    return auxiliary?.kind === 'AUX' && isOneOf(auxiliary, auxiliaries)
      ? [{ ...named, at: 2, remove: 2, put: [auxiliary.lower, verb.lower] }]
      : [];
  }
  if (
    !first ||
    !subject ||
    !/^(?:never|rarely|seldom|hardly)$/.test(first.lower) ||
    !isOneOf(subject, subjects)
  ) {
    return [];
  }
  if (!verb || !/^(?:have|has|had|can|could|will|would|am|is|was|were)$/.test(verb.lower)) return [];
  return [{ ...named, at: 1, remove: 2, put: [verb.lower, subject.lower] }];
}

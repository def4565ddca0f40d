import type { Sentence } from '../../context/likelihood.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nominative, objective } from '../../lexicon/pronoun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { VerbForms } from '../../lexicon/verb-forms.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';
import { complement } from './named.ts';

const withGerund = setOf(
  'enjoy avoid finish mind practise practice miss imagine risk admit deny dislike postpone suggest consider quit recommend delay fancy resist detest appreciate',
);
const withInfinitive = setOf(
  'decide want hope agree refuse promise afford wish pretend manage plan offer expect choose fail attempt arrange threaten tend hesitate',
);
const bareInfinitive = setOf(
  'want wants wanted decide decided hope hopes hoped refuse refused agreed able expect expected wish wishes plan plans planned need needs needed',
);
const objects = new Map([...nominative, ['you', 'you']]);
const withObjectInfinitive = setOf(
  'allow allows allowed enable enables enabled encourage encourages encouraged force forces forced advise advises advised persuade persuades persuaded invite invites invited remind reminds reminded teach teaches taught want wants wanted ask asks asked tell tells told expect expects expected order ordered warn warned permit permits permitted cause causes caused convince convinced',
);

/**
 * Whether a verb, an adjective or a noun takes an infinitive or an -ing form: "enjoy to read", "decided going",
 * "capable to do", "suggested me to take" (verb form in the error types of NUCLE; Quirk and others, 16.38–54).
 */
export const verbComplement: GrammarRule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const [next, verb] = [words[at + 1], words[at + 2]];
    if (!next || next.before !== '') return [];
    const forms = verb?.before === '' ? formsOf(verb) : undefined;
    const own = formsOf(word);
    if (next.lower === 'to' && forms && verb?.lower === forms.base) {
      if (
        own &&
        withGerund.has(own.base) &&
        word.kind === 'VERB' &&
        !/^(?:is|are|was|were|be|been|being)$/.test(words[at - 1]?.lower ?? '') &&
        sentence.gain(at + 1, 2, [forms.ing]) > -2.5
      ) {
        return edit(at + 1, 2, [forms.ing]);
      }
      const preposition = prepositionFor(sentence, at);
      if (preposition) return edit(at + 1, 2, [preposition, forms.ing]);
      if (takesGerund(sentence, at)) {
        return edit(at + 1, 2, word.lower === 'point' ? ['in', forms.ing] : [forms.ing]);
      }
    }
    const thanked = word.lower === 'for' && next.kind === 'VERB' ? formsOf(next) : undefined;
    if (
      thanked &&
      next.lower === thanked.base &&
      !next.lower.endsWith('ing') &&
      thanked.base !== thanked.past &&
      hasThanks(words, at)
    ) {
      return edit(at + 1, 1, [thanked.ing]);
    }
    const gerund = formsOf(next.lower.endsWith('ing') ? { ...next, kind: 'VERB' } : next);
    if (
      own &&
      word.kind === 'VERB' &&
      withInfinitive.has(own.base) &&
      word.lower !== own.ing &&
      gerund &&
      next.lower === gerund.ing &&
      next.lower.endsWith('ing') &&
      next.lower !== 'being'
    ) {
      return sentence.gain(at + 1, 1, ['to', gerund.base]) > -1.5 ? edit(at + 1, 1, ['to', gerund.base]) : [];
    }
    if (
      bareInfinitive.has(word.lower) &&
      !isNoun(words, at) &&
      gerund &&
      next.kind === 'VERB' &&
      next.lower === gerund.base &&
      gerund.base !== gerund.past
    ) {
      return sentence.gain(at + 1, 1, ['to', next.lower]) > 0.5 ? edit(at + 1, 1, ['to', next.lower]) : [];
    }
    if (objects.has(next.lower)) {
      const last = words[at + 3];
      const suggested = last && formsOf(last);
      if (own?.base === 'suggest' && verb?.lower === 'to' && suggested && last.lower === suggested.base) {
        return edit(at + 1, 2, ['that', objects.get(next.lower) ?? '']);
      }
      if (withObjectInfinitive.has(word.lower) && verb?.lower === 'not' && isBase(suggested, last)) {
        return edit(at + 2, 2, ['not', 'to', suggested.base]);
      }
      if (
        withObjectInfinitive.has(word.lower) &&
        (isTakenForAdjective(words, at + 2) || isTakenForNoun(words, at + 2))
      ) {
        return edit(at + 2, 1, ['to', verb?.lower ?? '']);
      }
      if (
        withObjectInfinitive.has(word.lower) &&
        forms &&
        verb?.kind === 'VERB' &&
        verb.lower === forms.base
      ) {
        return sentence.gain(at + 2, 1, ['to', forms.base]) > 0.3 ? edit(at + 2, 1, ['to', forms.base]) : [];
      }
      if (
        /^(?:saw|see|heard|hear|watched)$/.test(word.lower) &&
        verb?.lower === 'to' &&
        suggested &&
        last?.kind === 'VERB' &&
        suggested.base !== 'be'
      ) {
        return edit(at + 2, 2, [suggested.base]);
      }
      if (
        own &&
        /^(?:prevent|stop)$/.test(own.base) &&
        verb?.lower === 'to' &&
        suggested &&
        last?.lower === suggested.base
      ) {
        return edit(at + 2, 2, ['from', suggested.ing]);
      }
    }
    if (
      /^wants?$|^wanted$/.test(word.lower) &&
      next.lower === 'that' &&
      verb &&
      subjectToObject.has(verb.lower)
    ) {
      const clause = words[at + 3];
      const inside = clause && formsOf(clause);
      if (inside) return edit(at + 1, 3, [subjectToObject.get(verb.lower) ?? '', 'to', inside.base]);
    }
    return [];
  });
};

/** "The two plans differ", "his hopes rise": a noun and its verb. */
const isNoun = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:hopes?|wish|wishes|plans?|needs?)$/.test(words[at]?.lower ?? '') &&
  words[at]?.before === '' &&
  /^(?:DET|NUM|ADJ)$/.test(words[at - 1]?.kind ?? '');

/** "advised me not lift": the base form of a verb whose past is different. */
const isBase = (forms: VerbForms | undefined, word: TaggedWord | undefined): forms is VerbForms =>
  forms !== undefined && word?.before === '' && word.lower === forms.base && forms.base !== forms.past;

/** "asked me open the door" */
const isTakenForAdjective = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:open|clean|close|empty|dry|clear)$/.test(words[at]?.lower ?? '') &&
  words[at]?.before === '' &&
  /^(?:the|my|his|her|our|their|your|a|an|this)$/.test(words[at + 1]?.lower ?? '');

/** "Allows us travel faster" */
const isTakenForNoun = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'NOUN' &&
  words[at]?.before === '' &&
  /^(?:me|him|us|them)$/.test(words[at - 1]?.lower ?? '') &&
  /^(?:travel|use|study|work|play|live|talk|walk|visit|change|share|drive)$/.test(words[at]?.lower ?? '') &&
  words[at + 1]?.before === '' &&
  /^(?:DET|ADP|ADV|PRON)$/.test(words[at + 1]?.kind ?? '');

const subjectToObject = new Map([...objective, ['you', 'you']]);

const edit = (at: number, remove: number, put: readonly string[]): Edit[] => [
  { ...complement, at, remove, put },
];

/** "Thank you very much for invite me": the thing one is thanked or forgiven for. */
const hasThanks = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 5), at)
    .some(({ lower }) =>
      /^(?:thanks?|thanked|sorry|apologi[sz]ed?|blamed?|forgive|forgave|punished|responsible|famous)$/.test(
        lower,
      ),
    );

/** "capable to do": "of doing". */
function prepositionFor({ words }: Sentence, at: number): string | undefined {
  const word = words[at]?.lower ?? '';
  const last = words[at - 1]?.lower ?? '';
  if (word === 'capable') return 'of';
  if (word === 'instead') return words[at - 1]?.kind === 'PRON' ? undefined : 'of';
  if (word === 'thinking' && /^(?:am|is|are|was|were|been|i'm|he's|she's|we're|they're)$/.test(last)) {
    return 'of';
  }
  if (/^insist(?:s|ed)?$/.test(word)) return 'on';
  if (/^succeed(?:s|ed)?$/.test(word)) return 'in';
  if (/^dream(?:s|ed)?$/.test(word) && /^(?:i|you|he|she|we|they|always|often)$/.test(last)) return 'of';
  return undefined;
}

const spending = /^(?:spend|spends|spent|spending|waste|wasted|wasting)$/;

/** "spend time to do", "have difficulty to do", "worth to see". */
function takesGerund({ words }: Sentence, at: number): boolean {
  const word = words[at]?.lower ?? '';
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  if (word === 'worth') return true;
  if (/^(?:difficulty|difficulties|trouble|fun)$/.test(word)) {
    return before.some((other) => /^(?:have|has|had|having)$/.test(other));
  }
  if (word === 'point') return before.some((other) => /^(?:no|not|there's|little)$/.test(other));
  if (
    /^(?:journey|day|morning|afternoon|evening|night|weekend|holiday|summer|winter|lesson|flight|life)$/.test(
      word,
    )
  ) {
    return spending.test(words[at - 2]?.lower ?? '') || spending.test(words[at - 3]?.lower ?? '');
  }
  if (!/^(?:time|money|hours?|days?|years?|weeks?|months?|minutes?)$/.test(word)) return false;
  return before.some((other) => spending.test(other));
}

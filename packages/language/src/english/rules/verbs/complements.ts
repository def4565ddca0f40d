import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { VerbForms } from '../../lexicon/verb-forms.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';
import { complementEdit as edit } from './complement-edit.ts';
import { purpose } from './for-purpose.ts';

/** Two words and the form of the verb after them, without "to". */
const phrases: Readonly<Record<string, 'ing' | 'base'>> = {
  'given up': 'ing',
  'give up': 'ing',
  'gave up': 'ing',
  'gives up': 'ing',
  'giving up': 'ing',
  'put off': 'ing',
  'keep on': 'ing',
  'kept on': 'ing',
  'keeps on': 'ing',
  'feel like': 'ing',
  'felt like': 'ing',
  'feels like': 'ing',
  "can't stand": 'ing',
  "can't help": 'ing',
  "couldn't help": 'ing',
  "couldn't stand": 'ing',
  'had better': 'base',
  "you'd better": 'base',
  "i'd better": 'base',
  "we'd better": 'base',
  "he'd better": 'base',
  "she'd better": 'base',
  "they'd better": 'base',
  'would rather': 'base',
  "i'd rather": 'base',
  "we'd rather": 'base',
  "he'd rather": 'base',
  "she'd rather": 'base',
};
/**
 * Adjectives, nouns and verbs that take a preposition and an -ing form where learners write an infinitive (Quirk and
 * others, 16.38–42, 16.83).
 */
const withPreposition: Readonly<Record<string, string>> = {
  capable: 'of',
  fond: 'of',
  interested: 'in',
  responsible: 'for',
  famous: 'for',
  accustomed: 'to',
  succeed: 'in',
  succeeded: 'in',
  succeeds: 'in',
  insist: 'on',
  insisted: 'on',
  insists: 'on',
  accused: 'of',
  suspected: 'of',
  apologise: 'for',
  apologised: 'for',
  apologize: 'for',
  apologized: 'for',
  concentrate: 'on',
  concentrated: 'on',
  specialise: 'in',
  specialised: 'in',
  keen: 'on',
  addicted: 'to',
  dedicated: 'to',
  devoted: 'to',
  committed: 'to',
  opposed: 'to',
  tired: 'of',
  bored: 'with',
  experienced: 'in',
  incapable: 'of',
  guilty: 'of',
  advantage: 'of',
  disadvantage: 'of',
  danger: 'of',
  risk: 'of',
  possibility: 'of',
  idea: 'of',
  habit: 'of',
  method: 'of',
  purpose: 'of',
  difficulty: 'in',
  alternative: 'to',
  object: 'to',
  objected: 'to',
  forward: 'to',
};
const mayTakeInfinitive = setOf(
  'interested keen tired bored committed dedicated idea purpose object forward method alternative risk danger possibility advantage',
);
const causing = setOf('make makes made making let lets letting');
const permitting = setOf(
  'allow allows allowed enable enables enabled encourage encourages encouraged force forces forced advise advised persuade persuaded invite invited remind reminded',
);

/** The form that a verb takes after another word, from lists (Quirk and others, 16.20–63). */
export const complements: GrammarRule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((word, at) => [
    ...behindPhrase(words, word, at),
    ...behindAdjective(words, word, at),
    ...behindObject(sentence, word, at),
    ...prevented(words, word, at),
    ...purpose(sentence, word, at),
  ]);
};

/** The base form of a verb after "to" at a position. */
function infinitiveAt(words: readonly TaggedWord[], at: number): VerbForms | undefined {
  const [to, verb] = [words[at], words[at + 1]];
  if (to?.lower !== 'to' || to.before !== '' || !verb || verb.before !== '') return undefined;
  const forms = formsOf(verb);
  return forms && forms.base === verb.lower ? forms : undefined;
}

function behindPhrase(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  const last = words[at - 1];
  const form = last ? phrases[`${last.lower} ${word.lower}`] : undefined;
  if (form === undefined) return [];
  const forms = infinitiveAt(words, at + 1);
  return forms ? edit(at + 1, 2, [forms[form]]) : [];
}

function behindAdjective(words: readonly TaggedWord[], word: TaggedWord, at: number): Edit[] {
  const preposition = Object.hasOwn(withPreposition, word.lower) ? withPreposition[word.lower] : undefined;
  if (preposition === undefined || mayTakeInfinitive.has(word.lower)) return [];
  const forms = infinitiveAt(words, at + 1);
  if (forms && !(preposition === 'to')) return edit(at + 1, 2, [preposition, forms.ing]);
  if (
    forms &&
    words[at + 3]?.before === '' &&
    /^(?:DET|PRON|ADJ|NOUN|ADV)$/.test(words[at + 3]?.kind ?? '') &&
    /^(?:addicted|accustomed|devoted|opposed|objected)$/.test(word.lower)
  ) {
    return edit(at + 2, 1, [forms.ing]);
  }
  return [];
}

/** "God made us to serve him", "he made us to order": created, for a purpose. */
const maker = /^(?:god|gods|nature|creator|lord|heaven|evolution|whom|who)$/;
const made = /^(?:be|order|measure|serve|live|love|last)$/;

/** "made the children to clean", "allowed her brother use", "let him to go". */
function behindObject(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const isCausing = causing.has(word.lower);
  if ((!isCausing && !permitting.has(word.lower)) || words[at + 1]?.before !== '') return [];
  const gerund = words[at + 2];
  const isToldTo =
    permitting.has(word.lower) ||
    /^(?:ask|asked|tell|told|order|ordered|want|wanted|expect|expected)$/.test(word.lower);
  if (
    isToldTo &&
    /^(?:me|him|us|them|you)$/.test(words[at + 1]?.lower ?? '') &&
    gerund?.kind === 'VERB' &&
    gerund.before === ''
  ) {
    const forms = formsOf(gerund);
    return forms && forms.ing === gerund.lower ? edit(at + 2, 1, ['to', forms.base]) : [];
  }
  const phrase = nounPhraseAt(words, at + 1);
  const noun = phrase && words[phrase.head];
  if (isCausing && /^(?:me|him|us|them)$/.test(words[at + 1]?.lower ?? '') && word.kind === 'VERB') {
    const forms = infinitiveAt(words, at + 2);
    const isMade =
      words[at + 1]?.lower === 'them' || words.slice(0, at).some(({ lower }) => maker.test(lower));
    return forms && !isMade && !made.test(forms.base) ? edit(at + 2, 2, [forms.base]) : [];
  }
  if (!phrase?.hasDeterminer || !noun || !isPerson(noun.lower)) return [];
  if (isCausing) {
    const forms = infinitiveAt(words, phrase.head + 1);
    return forms && words[at - 1]?.lower !== 'been' ? edit(phrase.head + 1, 2, [forms.base]) : [];
  }
  const verb = words[phrase.head + 1];
  const forms = verb?.before === '' && verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!verb || !forms || verb.lower !== forms.base || forms.base === forms.past) return [];
  return sentence.gain(phrase.head + 1, 1, ['to', verb.lower]) > -0.5
    ? edit(phrase.head + 1, 1, ['to', verb.lower])
    : [];
}

/** "prevents wild boar to enter": "from entering"; "prevents attempts to enter" is right. */
function prevented(words: readonly TaggedWord[], { lower, kind }: TaggedWord, at: number): Edit[] {
  if (kind !== 'VERB' || !/^(?:prevent|prevents|prevented|discourage|discourages|discouraged)$/.test(lower)) {
    return [];
  }
  const phrase = words[at + 1]?.before === '' ? nounPhraseAt(words, at + 1) : undefined;
  const forms = phrase && infinitiveAt(words, phrase.head + 1);
  const noun = phrase && words[phrase.head];
  const isSomebody =
    noun && (isPerson(noun.lower) || isAnimal(noun.lower) || /^(?:boar|deer|sheep|cattle)$/.test(noun.lower));
  return phrase && isSomebody && forms ? edit(phrase.head + 1, 2, ['from', forms.ing]) : [];
}

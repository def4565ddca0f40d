import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { becauseOf } from './because-of.ts';
import { governedBy } from './governed.ts';
import { toPlace } from './to-place.ts';

const named = {
  rule: 'Preposition',
  reason: 'Usage',
  summary: 'Another preposition goes with these words.',
} as const;

const verbsWithPerson =
  /^(?:accus|blam|congratulat|complimented|inform|remind|warn|provid|suppl|thank|prevent|protect|punish|forgive|forgave|forgiven|suspect|depriv|rob|cure|charge|equip|replac|compar|invit|divid|translat|spend|spent|exchang|separat|excuse|convinc)/;
const fixed =
  /^(?:least|all|once|first|last|present|times|home|school|work|night|noon|midnight|christmas|easter|part|front|case|fact|general|particular|short|order|addition|spite|time|the time|purpose|behalf|average|foot|holiday|business|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|example|instance|years|hours|days|weeks|months|minutes|ages|now|good|ever|free|sure|certain|nothing|weekends|summer|winter|spring|autumn|me|him|us|them|public|private|secret|a|an|that|which|whom|this|both|its|english|french|german|spanish|reason|reasons)$/;
const times =
  /^(?:morning|afternoon|evening|night|day|week|weekend|month|year|summer|winter|end|beginning|moment|same|way|first|last|past|future|meantime|time|age|face|middle|age|spot|back|front|top|bottom|other|sake|hope|basis|phone|radio|internet|street|house|kitchen|garden|park|office|party|station|airport|beach|world|country|city|town|village|school|meeting|nineties|eighties|winter|wedding|class|lesson|room|church|hospital|hotel|dark|rain)$/;

/** The preposition that a verb, a noun or an adjective governs, with or without an object in between. */
export const prepositions: GrammarRule = (sentence) => [
  ...becauseOf(sentence),
  ...toPlace(sentence),
  ...sentence.words.flatMap((word, at) => [
    ...adjacent(sentence, word, at),
    ...behindObject(sentence, word, at),
  ]),
];

/** Verbs that are also nouns, which take other prepositions. */
const alsoNouns =
  /^(?:care|cares|search|searches|comment|comments|guess|hope|joke|object|mistake|waste|upset|exchange|charge|compliment|laugh|smile|long|mean|part|thanks|thought|escape|replace|lack|react|dream|learn|think)$/;

/** "dedicated for", "participate at": the preposition is next to its word. */
function adjacent(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const preposition = words[at + 1];
  if (!preposition || preposition.before !== '' || preposition.kind === 'PART') return [];
  const right = governedBy(word.lower, preposition.lower);
  if (
    right === undefined ||
    (alsoNouns.test(word.lower) && word.kind !== 'VERB') ||
    isGenitive(words, at) ||
    (verbsWithPerson.test(word.lower) && word.kind === 'VERB' && !isPassive(words, at))
  ) {
    return [];
  }
  return replaced(sentence, at + 1, right, 0);
}

/** "The opposition of the unions": "of" names the owner, not the topic; in "the reason of the delay" it is always the topic. */
const isGenitive = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'NOUN' &&
  words[at + 1]?.lower === 'of' &&
  (!/^reasons?$/.test(words[at]?.lower ?? '') || words[at + 2]?.kind !== 'DET');

/** "accused the porter for stealing": an object is in between. */
function behindObject(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (word.kind !== 'VERB' || !verbsWithPerson.test(word.lower)) return [];
  const object = words[at + 1];
  if (!object || object.before !== '') return [];
  const isPronoun = /^(?:me|him|her|us|them|you|everyone|somebody|someone|everybody)$/.test(object.lower);
  const phrase = nounPhraseAt(words, at + 1);
  const end = phrase ? phrase.head + 1 : isPronoun ? at + 2 : undefined;
  if (end === undefined) return [];
  const noun = phrase ? words[phrase.head] : undefined;
  const needsPerson =
    /^(?:accus|blam|congrat|compliment|inform|remind|warn|thank|punish|forg|suspect|rob|cure|charge|invit|convinc)/.test(
      word.lower,
    );
  if (needsPerson && !isPronoun && !(noun && (isPerson(noun.lower) || noun.kind === 'PROPN'))) return [];
  const preposition = words[end];
  if (!preposition || preposition.before !== '') return [];
  const right = governedBy(word.lower, preposition.lower);
  return right === undefined ? [] : replaced(sentence, end, right, -0.5);
}

/** Times, places and fixed phrases can follow any word, which does not govern their preposition. */
function replaced(sentence: Sentence, at: number, right: string, least: number): Edit[] {
  const { words } = sentence;
  const written = words[at];
  const next = words[at + 1];
  if (
    !written ||
    !next ||
    next.before !== '' ||
    (fixed.test(next.lower) && !/^(?:me|him|us|them|that|this|a|an|its|english|french)$/.test(next.lower))
  ) {
    return [];
  }
  if (
    /^(?:a|an|the|this|that|my|his|her|our|their|your|next)$/.test(next.lower) &&
    times.test(words[at + 2]?.lower ?? '') &&
    /^(?:in|at|on|by|for|from|to)$/.test(written.lower)
  ) {
    return [];
  }
  if (
    /^\d/.test(next.lower) ||
    next.kind === 'NUM' ||
    (next.kind === 'PROPN' && /^(?:in|at|on|from|by|for)$/.test(written.lower))
  ) {
    return [];
  }
  // "angry for a reason", "proud in her way": the word model must not contradict it.
  if (
    /^(?:a|an)$/.test(next.lower) &&
    /^(?:for|in|at|with|by)$/.test(written.lower) &&
    sentence.gain(at, 1, [right]) < 0.8
  ) {
    return [];
  }
  return sentence.gain(at, 1, [right]) >= least ? [{ ...named, at, remove: 1, put: [right] }] : [];
}

const isPassive = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:am|is|are|was|were|be|been|being|got|get|'m|i'm|he's|she's|they're|we're|you're)$/.test(
    words[words[at - 1]?.kind === 'ADV' ? at - 2 : at - 1]?.lower ?? '',
  );

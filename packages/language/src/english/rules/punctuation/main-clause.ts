import { clauseAt } from '../../lexicon/contracted-subject.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { isClauseOfNoun } from './clause-of-noun.ts';
import { isAct } from './clause-opening.ts';

const joining = setOf(
  `that which who whom whose what where how why than and or so as but because when if while whether although since until
  unless before after to of like`,
);
/** Verbs whose object may be a clause: "when I said he was". */
const withClause = setOf(
  `say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn
  notice show prove mean understand decide discover claim agree admit fear assume expect suggest make let help want need
  ask wonder explain be`,
);

/**
 * Where the main clause after an opening one begins, undefined if a mark comes first. Of two candidates it is the
 * second if the first clause belongs to a noun.
 */
export function mainClauseAt(words: readonly TaggedWord[], start: number): number | undefined {
  const verb = isAct(words, start)
    ? start + 1
    : words.findIndex((word, at) => at > start + 1 && isFinite(word));
  if (verb < 0) return undefined;
  const places: number[] = [];
  for (let at = verb + 1; at < words.length - 1 && words[at]?.before === ''; at++) {
    const latest = places.at(-1);
    if (beginsClause(words, at)) {
      if (latest === undefined || at > latest + 1) places.push(at);
    } else if (latest !== undefined && isOneOf(words[at], joining)) break;
  }
  const [first, second] = places;
  if (first === undefined) return undefined;
  const isContact =
    /^(?:NOUN|PRON|PROPN)$/.test(words[first - 1]?.kind ?? '') && clauseAt(words, first)?.isPronoun === true;
  if (isContact && isClosedLater(words, first)) return undefined;
  return isContact && isClauseOfNoun(words, first) ? second : first;
}

/** A comma with a clause after it closes the opening clause: "if we have a job we like, we will". */
function isClosedLater(words: readonly TaggedWord[], from: number): boolean {
  const mark = words.findIndex(({ before }, at) => at > from && before !== '');
  return mark > 0 && clauseAt(words, mark) !== undefined;
}

function beginsClause(words: readonly TaggedWord[], at: number): boolean {
  const last = words[at - 1];
  const clause = clauseAt(words, at);
  if (!last || clause === undefined || words[at]?.lower === 'that') return false;
  if (isOneOf(last, joining) && !isPronounThat(words, at - 1)) return false;
  if (/^(?:my|your|his|its|our|their|i|he|she|we|they|already)$/.test(last.lower)) return false;
  const base = last.kind === 'VERB' ? formsOf(last)?.base : undefined;
  if (base !== undefined && withClause.has(base)) return false;
  // "to get this": the word after a verb is its object.
  if (!clause.isPronoun && /^(?:VERB|ADV)$/.test(last.kind) && !isEnding(words, at - 1)) return false;
  // "many players": the adjective is part of the subject.
  if (last.kind === 'ADJ' && words[at]?.kind === 'NOUN') return false;
  return (
    !/^(?:ADP|DET|AUX|CCONJ|PART)$/.test(last.kind) ||
    /^(?:up|down|out|off|in|on)$/.test(last.lower) ||
    (clause.isPronoun && last.lower === 'this')
  );
}

/** "When they think like that it": no conjunction. */
const isPronounThat = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'that' &&
  /^(?:like|do|did|does|about|of|for|in|at|with|doing)$/.test(words[at - 1]?.lower ?? '');

/** "When he comes again the", "when the work is done the". */
function isEnding(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (/^(?:then|now|yet|again|well|here|there|today)$/.test(word.lower)) return true;
  return words[at - 1]?.kind === 'AUX' && formsOf(word)?.participle === word.lower;
}

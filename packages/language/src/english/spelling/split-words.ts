import { likelihoodBetween } from '../context/likelihood-between.ts';
import { unknown, wordModel } from '../context/word-model.ts';
import type { Finding } from '../../engine/finding.ts';
import { wordCounts } from './word-counts.ts';

const pair = /(?<![\p{L}\p{N}'’.@/-])(?=(?<first>\p{L}+) (?<second>\p{Ll}+)(?![\p{L}'’@/-]))/gu;
/** A rarer word may not exist as one word: "airplane" does, "lawnmower" may be written as two. */
const leastCount = 40;
const leastRare = 3;
/** Anything rarer is a fragment of a word. */
const leastWord = 10;
const leastLength = 5;
/** How much likelier the single word must be, as a decimal logarithm. */
const better = { attested: 1.7, unmet: 1.5 };
/**
 * Correct as two words as well: "three per cent", "for ever", "any more"; those that other rules correct by their
 * context are left to them.
 */
const apart =
  /^(?:per cent|for ever|any more|can not|may be|all ready|all right|any way|every day|some day|head aches?|on line|a while|on to|in to|world wide|life long|no where|every one|any one|some one|well known|hair spray|night club|hot dogs?|home page|cell phones?|per haps|god damn)$/;
/** "Every one of us", "what ever did he do?": the two words have a meaning of their own. */
const ownSense = { ofMany: / ?one$/, ever: / ever$/ };

/**
 * Words wrongly split in two: "in deed", "some times", "un known", "care full". The context distinguishes "the week end
 * was fun" from "when does the week end".
 */
export function splitWords(paragraph: string): Finding[] {
  return [...paragraph.matchAll(pair)].flatMap((match): Finding[] => {
    const { first = '', second = '' } = match.groups ?? {};
    const [before, after] = [
      paragraph.slice(0, match.index),
      paragraph.slice(match.index + first.length + 1 + second.length),
    ];
    const replacement = joinedOf(first, second, before, after);
    if (replacement === undefined) return [];
    return [
      {
        offset: match.index,
        length: first.length + 1 + second.length,
        kind: 'spelling',
        rule: 'SplitWord',
        reason: 'BoundaryError',
        summary: 'These two words are written as one.',
        replacement,
        alternatives: [],
      },
    ];
  });
}

function joinedOf(first: string, second: string, before: string, after: string): string | undefined {
  const written = `${first} ${second}`.toLowerCase();
  const joined = first + (second === 'full' ? 'ful' : second);
  if (joined.length < leastLength || apart.test(written)) return undefined;
  if ((first.length === 1 && written !== 'e mail') || second.length === 1) return undefined;
  const isNew = Math.min(wordCounts().of(first), wordCounts().of(second)) < leastWord;
  const count = wordCounts().of(joined);
  if (count < (isNew ? leastRare : leastCount) || hasOwnSense(written, after)) return undefined;
  if (first !== first.toLowerCase() && !/^\p{Lu}\p{Ll}*$/u.test(first)) return undefined;
  const gain = likelihoodBetween(before, joined, after) - likelihoodBetween(before, written, after);
  return gain >= (isAttested(first, second) ? better.attested : better.unmet) ? joined : undefined;
}

const hasOwnSense = (written: string, after: string): boolean =>
  (ownSense.ofMany.test(written) && /^ of\b/.test(after)) ||
  (ownSense.ever.test(written) && /^[^.!]*\?/.test(after)) ||
  (/ (?:end|stand|come|side)$/.test(written) && /^(?:[.!?;:,]|$)/.test(after));

function isAttested(first: string, second: string): boolean {
  const model = wordModel();
  const [before, word] = [model.id(first.toLowerCase()), model.id(second)];
  return before !== unknown && word !== unknown && model.follows(before, word);
}

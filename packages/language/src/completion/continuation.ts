import { functionWords } from '../engine/function-words.ts';

/** Characters of a sentence that is begun again; the same words further on are part of the offer. */
const farthestBegin = 200;

/** The suggestion is shown in grey after the cursor, where nobody reads more than this. */
const longest = 200;
const mostRepeated = 200;

const whole = new Set(Object.values(functionWords).flatMap((words) => words.split(' ')));

/**
 * The part of a model's answer to append to a text, up to the end of the sentence: without what repeats the text, and
 * with the space needed between the two. Empty if nothing is left.
 */
export function continuation(text: string, answer: string): string {
  const [line = ''] = answer.trim().split('\n');
  const added = firstSentence(withoutRepetition(text, line)).slice(0, longest);
  if (added.trim() === '') return '';
  if (/\s$/.test(text) || text === '') return added.trimStart();
  return added;
}

/** Removes what the answer repeats of the text; the rest begins with a space if a new word begins there. */
function withoutRepetition(text: string, answer: string): string {
  const tail = text.slice(-mostRepeated).trimEnd();
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const repeated = tail.slice(index);
    if (!answer.startsWith(repeated)) continue;
    const rest = answer.slice(repeated.length);
    const cutsWord = /^\p{L}/u.test(rest);
    // "the" before "theory" is a word of its own, "theo" is not.
    if (cutsWord && (/\s$/.test(text) || repeated.length < 2 || whole.has(repeated.toLowerCase()))) continue;
    return rest;
  }
  // The sentence was begun again, perhaps in other words, and goes on where the text ends.
  const [last = ''] = /(?:[\p{L}\p{N}'’-]+\s+){2}[\p{L}\p{N}'’-]+$/u.exec(tail) ?? [];
  const at = last === '' ? -1 : answer.toLowerCase().lastIndexOf(last.toLowerCase());
  if (at >= 0 && at <= farthestBegin) return answer.slice(at + last.length);
  return /^[,.;:!?…)\]’']/.test(answer) ? answer : ` ${answer}`;
}

function firstSentence(text: string): string {
  const end = /^.*?[.!?…]+(?=\s|$)/u.exec(text)?.[0];
  return (end ?? text).trimEnd();
}

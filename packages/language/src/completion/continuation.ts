import { functionWords } from '../engine/function-words.ts';

/** The offer stands in grey behind the cursor: more than this is not read there. */
const longest = 200;
const mostRepeated = 200;

const whole = new Set(Object.values(functionWords).flatMap((words) => words.split(' ')));

/**
 * What a model's answer adds to a text, to the end of the sentence at most: without what it repeats of the text, and
 * with the space that belongs between the two. Empty where nothing is left.
 */
export function continuation(text: string, answer: string): string {
  const [line = ''] = answer.trim().split('\n');
  const added = firstSentence(withoutRepetition(text, line)).slice(0, longest);
  if (added.trim() === '') return '';
  if (/\s$/.test(text) || text === '') return added.trimStart();
  return added;
}

/** Cuts what the answer says of the text once more; what remains begins with a space where a word begins. */
function withoutRepetition(text: string, answer: string): string {
  const tail = text.slice(-mostRepeated).trimEnd();
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const repeated = tail.slice(index);
    if (!answer.startsWith(repeated)) continue;
    const rest = answer.slice(repeated.length);
    const cutsWord = /^\p{L}/u.test(rest);
    // "the" before "theory" is a word of its own, "theo" before it is not.
    if (cutsWord && (/\s$/.test(text) || repeated.length < 2 || whole.has(repeated.toLowerCase()))) continue;
    return rest;
  }
  return /^[,.;:!?…)\]’']/.test(answer) ? answer : ` ${answer}`;
}

function firstSentence(text: string): string {
  const end = /^.*?[.!?…]+(?=\s|$)/u.exec(text)?.[0];
  return (end ?? text).trimEnd();
}

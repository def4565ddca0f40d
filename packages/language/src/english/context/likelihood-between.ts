import { sentenceEnd, sentenceStart, unknown, wordModel } from './word-model.ts';

const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[.!?;:]/gu;

/** How likely a word is between the text before and after it: the decimal logarithm of a probability. */
export function likelihoodBetween(before: string, text: string, after: string): number {
  const model = wordModel();
  const idOf = (found: string | undefined, edge: string): number => {
    if (found === undefined || /^[.!?;:]$/.test(found)) return model.id(edge);
    return model.id(found.toLowerCase().replace('’', "'"));
  };
  const [second, first] = [...before.slice(-60).matchAll(word)].map(([found]) => found).toReversed();
  const [third, fourth] = [...after.slice(0, 60).matchAll(word)].map(([found]) => found);
  const placed = text
    .toLowerCase()
    .split(/[ -]/)
    .map((part) => model.id(part));
  const line = [
    idOf(first, sentenceStart),
    idOf(second, sentenceStart),
    ...placed,
    idOf(third, sentenceEnd),
    idOf(fourth, sentenceEnd),
  ];
  return line
    .slice(2)
    .reduce((sum, id, index) => sum + model.score(line[index] ?? unknown, line[index + 1] ?? unknown, id), 0);
}

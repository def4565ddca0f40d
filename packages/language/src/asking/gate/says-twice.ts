import { stemsOf } from './on-topic.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.!?…]["”»’)\]]{0,3})\s+|\n+/u);

/** Shorter sentences may be repeated. */
const fewStems = 4;
/** Share of stems that two wordings of one sentence have in common. */
const alike = 0.7;

/** How many sentences of a text are another wording of an earlier one. */
export function saidTwice(text: string): number {
  const said = sentences(text)
    .map((sentence) => stemsOf(sentence))
    .filter((stems) => stems.size >= fewStems);
  return said.filter((stems, at) => said.slice(0, at).some((other) => likeness(stems, other) >= alike))
    .length;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((stem) => other.has(stem)).length;
  return both / (one.size + other.size - both);
}

import type { ConnectedModel } from '../connected-model.ts';

const refusal = 'I’m sorry, but I can’t help with that request.';
const american = { colour: 'color', harbour: 'harbor', centre: 'center', grey: 'gray' } as const;

/** How the model would spell a text. */
export const americanised = (text: string): string =>
  text.replaceAll(/colour|harbour|centre|grey/giu, (found) => {
    const word = Object.entries(american).find(([british]) => british === found.toLowerCase())?.[1] ?? found;
    return found === found.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });

/** What it does to the paragraphs, besides making them American. */
export const misdeeds = {
  none: (paragraphs) => paragraphs,
  merges: ([first = '', second = '', ...rest]) => [`${first} ${withoutMark(second)}`, ...rest],
  splits: (paragraphs) => paragraphs.flatMap((each) => each.split(/(?<=\.) /u)),
  drops: (paragraphs) => paragraphs.slice(0, -1),
  reorders: (paragraphs) => paragraphs.toReversed(),
  'swaps texts': ([first = '', second = '', ...rest]) => [
    `${markOf(first)}${withoutMark(second)}`,
    `${markOf(second)}${withoutMark(first)}`,
    ...rest,
  ],
  repeats: ([first = '', ...rest]) => [first, first, ...rest],
  refuses: () => [refusal],
  'refuses one': ([first = '', ...rest]) => [`${markOf(first)}${refusal}`, ...rest],
  'forgets marks': (paragraphs) => paragraphs.map(withoutMark),
  chats: (paragraphs) => ['Sure! Here is the text:', ...paragraphs, 'Let me know if you need anything else.'],
  'writes Markdown': (paragraphs) => paragraphs.map((each) => `${markOf(each)}# **${withoutMark(each)}**`),
  'says nothing': () => [],
} as const satisfies Readonly<Record<string, (paragraphs: readonly string[]) => readonly string[]>>;

const markOf = (text: string): string => /^\[\[\d+\]\] /u.exec(text)?.[0] ?? '';
const withoutMark = (text: string): string => text.slice(markOf(text).length);

/** What becomes of a prompt's material. */
export function misdone(prompt: string, misdeed: keyof typeof misdeeds): string {
  const material = /^<<\S+ [^\n]*\n(?<text>.*?)\n<<\S+ end$/msu.exec(prompt)?.groups?.['text'] ?? '';
  return misdeeds[misdeed](material.split('\n\n').map(americanised)).join('\n\n');
}

/** A model that makes a text American, and does something else to it each time. */
export function unrulyModel(next: () => keyof typeof misdeeds): ConnectedModel {
  return {
    async *write({ prompt }) {
      for (const chunk of misdone(prompt, next()).match(/.{1,40}/gsu) ?? []) yield chunk;
    },
    object: () => Promise.reject(new Error('Nobody asks it for an object.')),
  };
}

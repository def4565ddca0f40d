import { expect, test } from 'vitest';
import type { WritingModel } from '../writing-model.ts';
import type { TaskName } from '../task-names.ts';
import { writeGuarded, writeWhole } from './write-guarded.ts';

const saying = (pieces: readonly string[]): WritingModel => ({
  async *write() {
    yield* pieces;
  },
});

type Given = { readonly replaced?: string; readonly material?: string; readonly request?: string };

/** What lands in the text, whole and streamed in pieces of several sizes. */
async function landed(name: TaskName, answer: string, given: Given): Promise<string[]> {
  const { replaced = '', material = replaced, request = '' } = given;
  const prompt = { instructions: '', prompt: '', fence: 'doc-0', replaced, material, request };
  const task = { name, signal: new AbortController().signal };
  const streamed = [1, 4, 10_000].map(async (size) => {
    let text = '';
    const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
    for await (const piece of writeGuarded(saying(pieces), prompt, task)) text += piece;
    return text;
  });
  return [...new Set([...(await Promise.all(streamed)), await writeWhole(saying([answer]), prompt, task)])];
}

const reading = { material: 'Why reading matters in a city of screens' };
const depth =
  'Reading needs time, and a city of screens leaves little of it to those who would like to read a book.';

test.each<[TaskName, string, Given]>([
  ['essay', `The page has a link in the \`<a>\` element. ${depth}`, reading],
  ['essay', `Einstein wrote that $E = mc^2$ holds. ${depth}`, reading],
  ['essay', `Its price rose from $2 to almost 3$ a copy. ${depth}`, reading],
  ['essay', `Rents went from $900 to $1,200, and 5$ coffees became common. ${depth}`, reading],
  ['essay', `It lies in C:\\temp\\new on the disk, where a<b and c>d hold. ${depth}`, reading],
  ['writeWithMoreDepth', `In C the function \`malloc\` reserves memory. ${depth}`, reading],
  ['insertTemplate', `Hello! I am writing to ask about the room in your house.\n\n${depth}`, reading],
  ['modify_text', 'Thank you! Dinner on Friday was wonderful.', { request: 'Write a note' }],
  ['modify_text', 'Thank you for your generous support! We could not do it alone.', { request: 'A note' }],
  ['changeTone', 'Hi! The boats are late today.', { replaced: 'Good day. The boats are late today.' }],
  [
    'changeTone',
    'Thanks for your help! The boats are home.',
    { replaced: 'I am grateful. The boats are home.' },
  ],
  [
    'changeTone',
    'Vielen Dank! Die Boote sind im Hafen.',
    { replaced: 'Ich danke Ihnen. Die Boote sind im Hafen.' },
  ],
  [
    'changeTone',
    'Merci à tous ! Les bateaux sont au port.',
    { replaced: 'Je vous remercie. Les bateaux sont au port.' },
  ],
  [
    'writeWithMoreDepth',
    `${depth}\n\nInputs and outputs differ in kind: a reader of books gives time.`,
    reading,
  ],
  // regression 482: advice of the text begins as an offer does.
  [
    'writeWithMoreDepth',
    'Old maps of a coast are worth keeping. If you have several versions of one map, you can compare the versions with the coast.',
    { material: 'Old maps of the coast' },
  ],
  [
    'writeWithMoreDepth',
    'Les cartes anciennes d’une côte valent d’être gardées. Si vous voulez une autre version de la côte, comparez les cartes anciennes.',
    { material: 'Cartes anciennes de la côte' },
  ],
  // regression 482: a bracket that speaks to the reader about the subject.
  [
    'makeLonger',
    'The boats leave at dawn and come home late. (If you stand on the pier, the boats pass so close that you can count their ropes.)',
    { replaced: 'The boats leave at dawn and come home late.' },
  ],
  [
    'writeWithMoreDepth',
    'Die Boote fahren bei Sonnenaufgang aus der Stadt. (Wenn Sie am Kai stehen, ziehen die Boote dicht an Ihnen vorbei.)',
    { material: 'Die Boote der Stadt' },
  ],
  ['writeWithMoreDepth', `${depth}\n\nExample: Shakespeare rhymes for readers of every age.`, reading],
  [
    'writeWithMoreDepth',
    'Der Krieg war vorbei, und die Stadt lag in Trümmern.\n\nAufgabe der Verwaltung war es nun: Ordnung in die Stadt zu bringen.',
    { material: 'Die Stadt nach dem Krieg' },
  ],
  ['expandTitle', `I grew up beside a river. ${depth}`, reading],
  ['writeConclusion', `I believe that we can do better. ${depth}`, reading],
  ['essay', `${depth} I never met him.`, reading],
  ['essay', `${depth} I will miss mine.`, reading],
  ['paraphrase', 'My father never drank it.', { replaced: 'Dad did not drink it.' }],
  ['writeWithMoreDepth', `Meaning: the sense of a word in its place. ${depth}`, reading],
  ['writeWithMoreDepth', `Style: the way in which a thing is said. ${depth}`, reading],
  ['writeWithMoreDepth', `Facts: three of them are enough. ${depth}`, reading],
  [
    'expandTitle',
    '3. Oktober ist der Tag der deutschen Einheit, an dem die Menschen im ganzen Land feiern.',
    { material: 'Der Tag der deutschen Einheit' },
  ],
  [
    'expandTitle',
    '1. Mai ist der Tag der Arbeit, an dem die Menschen im ganzen Land feiern.',
    { material: 'Der Tag der Arbeit' },
  ],
  ['writeConclusion', `I believe in change.\n\n${depth}`, reading],
  ['essay', `Gorbachev spoke of perestroika (перестройка). ${depth}`, reading],
  ['essay', `Tolstoy wrote War and Peace (Война и мир). ${depth}`, reading],
  ['essay', `The word algebra comes from a title (الجبر والمقابلة). ${depth}`, reading],
  [
    'paraphrase',
    'The sentence was ten years in prison for the thief.',
    { replaced: 'The thief was given ten years in prison.' },
  ],
  [
    'paraphrase',
    'She sent a text about the late boats.',
    { replaced: 'She wrote that the boats were late.' },
  ],
  [
    'paraphrase',
    'The passage took forty days in a small boat.',
    { replaced: 'The crossing in the small boat lasted forty days.' },
  ],
  [
    'paraphrase',
    'The author left Prague before the war began.',
    { replaced: 'The novelist went away from Prague before the war.' },
  ],
  [
    'paraphrase',
    "L'auteur de ce roman a quitté la ville avant la guerre.",
    { replaced: 'Le romancier a quitté la ville avant la guerre.' },
  ],
  [
    'paraphrase',
    'Der Satz endete 6:4 für die Spielerin.',
    { replaced: 'Der Durchgang ging 6:4 an die Spielerin.' },
  ],
  [
    'paraphrase',
    'Ma grand-mère a quatre-vingt-deux ans et compte les bateaux.',
    { replaced: 'Ma grand-mère, qui a 82 ans, compte les bateaux.' },
  ],
  [
    'paraphrase',
    'They wrote that "[liberty] deserves a defence" [emphasis added].',
    { replaced: 'The committee wrote that liberty deserves a defence.' },
  ],
  [
    'paraphrase',
    'Then "[the committee] recieved [sic] it", as [The] paper said.',
    { replaced: 'The paper said that the committee recieved it.' },
  ],
  [
    'paraphrase',
    'The boats came late to the harbour. (Nobody waited.)',
    { replaced: 'The boats were late in the harbour, and nobody waited.' },
  ],
])('regression 414: %s keeps honest text: %s', async (name, answer, given) => {
  expect(await landed(name, answer, given)).toEqual([answer]);
});

test('regression 414: an essay with search markers is requested once more', async () => {
  let calls = 0;
  const model: WritingModel = {
    async *write() {
      yield calls++ === 0 ? `${depth}【4†source】` : depth;
    },
  };
  const prompt = { instructions: '', prompt: '', fence: 'doc-0', replaced: '', request: '', ...reading };
  expect(await writeWhole(model, prompt, { name: 'essay', signal: new AbortController().signal })).toBe(
    depth,
  );
});

import { describe, expect, test } from 'vitest';
import type { WritingModel } from '../writing-model.ts';
import { ModelError } from '../model-error.ts';
import type { TaskName } from '../task-names.ts';
import {
  fixtureOf,
  honest,
  inserting,
  languagesOfAnswers,
  noAnswers,
  noRewordings,
  replacing,
  rewording,
  wrapped,
} from '../testing/answers-nobody-tuned-for.ts';
import { writeGuarded, writeWhole } from './write-guarded.ts';

const saying = (pieces: readonly string[]): WritingModel => ({
  async *write() {
    yield* pieces;
  },
});

type Given = { readonly replaced?: string; readonly material?: string; readonly request?: string };

const nothing = 'nothing';

const unlessRefused = (writing: Promise<string>): Promise<string> =>
  writing.catch((error: unknown) => {
    if (error instanceof ModelError) return nothing;
    throw error;
  });

async function streamed(
  pieces: readonly string[],
  given: Parameters<typeof writeGuarded>[1],
  name: TaskName,
) {
  let text = '';
  const task = { name, signal: new AbortController().signal };
  for await (const piece of writeGuarded(saying(pieces), given, task)) text += piece;
  return text;
}

/** What lands in the text, in whatever pieces the answer arrives: one result if all agree. */
async function landed(name: TaskName, answer: string, given: Given): Promise<string[]> {
  const { replaced = '', material = replaced, request = '' } = given;
  const prompt = { instructions: '', prompt: '', fence: 'doc-0', replaced, material, request };
  const task = { name, signal: new AbortController().signal };
  const results = [1, 5, 10_000].map((size) => {
    const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
    return unlessRefused(streamed(pieces, prompt, name));
  });
  return [
    ...new Set(await Promise.all([...results, unlessRefused(writeWhole(saying([answer]), prompt, task))])),
  ];
}

const numbered = <T>(all: readonly T[]) => all.map((one, at) => [at + 1, one] as const);

describe.each(languagesOfAnswers)('%s', (language) => {
  const { text, good } = fixtureOf(language);
  const asked: readonly (readonly [TaskName, Given])[] = [
    ...replacing.map((name) => [name, { replaced: text }] as const),
    ...inserting.map((name) => [name, { material: text }] as const),
  ];

  test.each(numbered(wrapped[language]))(
    'regression 480: a good answer is used without what a model says around it (%i)',
    async (_, wrap) => {
      for (const [name, given] of asked) {
        const answer = good[name] ?? '';
        expect({ name, landed: await landed(name, wrap(answer), given) }).toEqual({ name, landed: [answer] });
      }
    },
  );

  test.each(noAnswers)('regression 481: no action accepts as a text: %s', async (answer) => {
    for (const [name, given] of asked) {
      expect({ name, landed: await landed(name, answer, given) }).toEqual({ name, landed: [nothing] });
    }
  });

  test.each(numbered(noRewordings[language]))(
    'regression 481: an answer about the text, or with it twice, is not a rewording (%i)',
    async (_, answer) => {
      for (const name of rewording) {
        const wanted = good[name] ?? '';
        const results = await landed(name, answer(text, wanted), { replaced: text });
        expect({ name, other: results.filter((one) => one !== nothing && one !== wanted) }).toEqual({
          name,
          other: [],
        });
      }
    },
  );
});

test.each(honest.map(({ name, answer, ...given }) => [name, answer, given] as const))(
  'regression 482: %s keeps honest text: %s',
  async (name, answer, given) => {
    expect(await landed(name, answer, given)).toEqual([answer]);
  },
);

test.each([
  ['en', (good: string) => `${good}\n\n## Notes\n\n- The year comes first now`],
  [
    'en',
    (good: string) => `Let me give this a go!\n\n${good}\n\nIt should flow better. Something else I can do?`,
  ],
  ['en', (good: string) => `**Reasoning…**\nThe year has to stay, and so do the bees.\n\n***\n\n${good}`],
  [
    'de',
    (good: string) => `Ich versuche es einmal:\n\n${good}\n\n**Anmerkungen**\n\nDie Reihenfolge ist neu.`,
  ],
  ['fr', (good: string) => `Je vais essayer.\n\n${good}\n\n**Remarques :** la date vient en premier.`],
  [
    'pt',
    (good: string) => `${good}\n\n**Observação:** a ordem mudou.\n\nCaso precise de algo, fico à disposição.`,
  ],
] as const)(
  'regression 474: notes, drafts and labelled reasoning are removed (%s)',
  async (language, wrap) => {
    const { text, good } = fixtureOf(language);
    for (const name of ['paraphrase', 'writeConclusion', 'essay'] as const) {
      const answer = good[name] ?? '';
      const given = name === 'paraphrase' ? { replaced: text } : { material: text };
      expect({ name, landed: await landed(name, wrap(answer), given) }).toEqual({ name, landed: [answer] });
    }
  },
);

test.each([
  ['modify_text', '## Notes\n\n- Bread\n- Salt', { request: 'A page for notes on my shopping' }],
  [
    'changeTone',
    '**Note:** the mill is shut on Monday.',
    { replaced: '**Note:** the mill is closed on Monday.' },
  ],
  [
    'paraphrase',
    '**Reasoning**\n\nIt begins with a doubt.\n\n---\n\nIt ends with another.',
    { replaced: '**Reasoning**\n\nIt starts with a doubt.\n\n---\n\nIt closes with another.' },
  ],
  [
    'paraphrase',
    '“Let me try it,” said Ada, and she took the oars.',
    { replaced: '“Let me try it!” Ada said and took the oars.' },
  ],
  [
    'writeConclusion',
    'So the moon moves the sea, as sailors have always known. Anything else would surprise them?',
    { material: 'The tide follows the moon, as sailors have always known. The sea rises twice a day.' },
  ],
  [
    'essay',
    'The soup should feel like home. Anything else would be an insult to the cook.',
    { material: 'Why soup is home for a cook' },
  ],
] as const)('regression 474: %s keeps honest text: %s', async (name, answer, given) => {
  expect(await landed(name, answer, given)).toEqual([answer]);
});

import { builtInTones, tones } from '@octavo/contract/tones';
import { aiActions, type AiRequest, type Correction } from '@octavo/contract';
import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import type { Action } from '../actions.ts';
import { builtInEngine } from './engine.ts';

const essay =
  'Tides are caused by the moon. The moon pulls the sea toward it, and the sea rises. The sun pulls the sea as well, but it is far away. When the moon and the sun pull together, the tide is highest. Fishermen have always known the tides of their own harbours. A harbour table lists the hours of high and low tide. My aunt collects stamps. However, storms can change the height of a tide.';

const wrong: Correction = {
  offset: 0,
  length: 4,
  replacement: 'Tides',
  icon: 'spelling',
  summary: 'Spelt wrong.',
  rule: 'SpellCheck',
  alternatives: [],
};
const engine = builtInEngine({ check: (text) => Promise.resolve(text.startsWith('Tids') ? [wrong] : []) });

async function write(action: Action, request: Partial<AiRequest>): Promise<string> {
  const answer = await engine.stream({
    action,
    request: { title: '', text: '', selection: '', ...request },
    countryCode: 'US',
    signal: new AbortController().signal,
  });
  expect(answer.engine).toBe('built-in');
  let text = '';
  for await (const chunk of answer.chunks) text += chunk;
  return text;
}

const refusal = async (
  action: Action,
  request: Partial<AiRequest>,
  code = 'engine_cannot',
): Promise<string> => {
  const error: unknown = await write(action, request).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError) || error.code !== code || error.status !== 422) throw error;
  return error.message;
};

test("a summary is a quarter of the text's sentences, in their order, the central ones", async () => {
  const summary = await write('summarize', { selection: essay });
  expect(summary.split(/(?<=\.) /).length).toBe(2);
  expect(summary).not.toContain('stamps');
  expect(essay).toContain(summary.split(/(?<=\.) /)[0]);
});

test('a summary that cannot be reworded gives way to the next sentences', async () => {
  const text =
    'Cats hunt mice. Mice eat grain. Dogs chase cats. Grain feeds mice and hens. Hens fear cats. Stamps are dull.';
  const first = 'Cats hunt mice. Hens fear cats.';
  const second = await write('paraphrase', { selection: first, text });
  expect(second).not.toBe(first);
  const sentences = second.split(/(?<=\.) /);
  expect(sentences.length).toBe(2);
  expect(sentences.every((sentence) => text.includes(sentence) && !first.includes(sentence))).toBe(true);
});

test('a passage that its author selected is never replaced with another', async () => {
  const text = 'Cats hunt mice. Mice eat grain. Dogs chase cats. Hens fear cats.';
  await expect(
    refusal('paraphrase', { selection: 'Mice eat grain. Dogs chase cats.', text }, 'nothing_to_change'),
  ).resolves.toContain('finds nothing');
});

test('a single sentence is reduced to its core', async () => {
  const long =
    'The moon, which circles the earth in a month, pulls the sea (and the air) toward it every day.';
  expect(await write('summarize', { selection: long })).toBe('The moon pulls the sea toward it every day.');
  expect(await write('summarize', { selection: 'Cats sleep.' })).toBe('Cats sleep.');
});

test('a summary works in any language', async () => {
  const german =
    'Die Gezeiten entstehen durch den Mond. Der Mond zieht das Meer an. Das Meer steigt und die Gezeiten wechseln. Meine Tante sammelt Briefmarken.';
  const summary = await write('summarize', { selection: german });
  expect(german).toContain(summary);
  expect(summary).not.toContain('Tante');
});

test('fluency corrects mistakes, doubled words and fillers', async () => {
  const selection = 'Tids are, basically, the the pulse of the sea. Actually, they never stop.';
  expect(await write('improveFluency', { selection })).toBe(
    'Tides are the pulse of the sea. They never stop.',
  );
});

test('tones are changed where the engine honestly can', async () => {
  expect(await write('changeTone', { selection: "We can't go.", tone: 'Formal' })).toBe('We cannot go.');
  expect(await write('soundAcademic', { selection: "We can't go." })).toBe('We cannot go.');
  expect(await refusal('changeTone', { selection: "We can't go.", tone: 'Humorous' })).toContain('Humorous');
});

test.each(tones)('the page is told correctly whether the engine knows the tone %s', async (tone) => {
  const known: readonly string[] = builtInTones;
  const answer = write('changeTone', { selection: "We can't go, kids.", tone }).catch(String);
  expect((await answer).includes('cannot write in the tone')).toBe(!known.includes(tone));
});

test('at the cursor it returns scaffolds made from the text, with blanks to fill in', async () => {
  const material = { title: 'Tides', text: essay };
  expect(await write('writeConclusion', material)).toMatch(
    /^To conclude: .+ \[What follows from this, and for whom\?\]$/,
  );
  expect(await write('writeIntroduction', material)).toContain('Tides');
  expect(await write('insertTemplate', material)).toMatch(/^# Tides\n\n## Introduction\n\n\[/);
  expect(await write('writeOpposingArgument', material)).toContain('[');
  expect(await write('writeWithMoreDepth', material)).toContain('torms can change the height of a tide');
  expect(await write('expandTitle', material)).toContain('Tides: [');
});

test('a prompt is followed if it asks for one thing that the engine can do', async () => {
  expect(await write('modify_text', { prompt: 'Please summarize this', selection: essay })).toContain('.');
  expect(await write('modify_text', { prompt: 'make it formal', selection: "We can't." })).toBe('We cannot.');
  expect(await refusal('modify_text', { prompt: 'Turn it into a sonnet', selection: essay })).toContain(
    'language model',
  );
});

test('every refusal mentions that a model can be connected', async () => {
  expect(await refusal('makeLonger', { selection: essay })).toContain('can connect one');
  expect(
    await refusal('paraphrase', { selection: 'El gato está en la casa y los niños duermen.' }),
  ).toContain('English, French, German and Portuguese only');
});

test.each(['Cats sleep.', 'Die Katze ist in dem Haus und schläft.'])(
  'regression 194: nothing to change is not a failure and needs no model: %s',
  async (selection) => {
    expect(await refusal('paraphrase', { selection }, 'nothing_to_change')).toMatch(
      /finds nothing.*safely\.$/,
    );
  },
);

test('the answer comes in several chunks without losing text', async () => {
  const answer = await engine.stream({
    action: 'insertTemplate',
    request: { title: 'Tides', text: '', selection: '' },
    countryCode: 'US',
    signal: new AbortController().signal,
  });
  const pieces: string[] = [];
  for await (const piece of answer.chunks) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join('')).toContain('# Tides\n\n## Introduction\n\n[Lead to the topic, say why it matters');
});

test('it has an answer to each action', async () => {
  const request = { title: 'Tides', text: essay, selection: essay, prompt: 'rhyme', tone: 'Joyful' } as const;
  const ends = await Promise.allSettled(aiActions.map((action) => write(action, request)));
  const refused = aiActions.filter((_, index) => ends[index]?.status === 'rejected');
  // A paraphrase would exchange a word or two of the essay's eighty.
  expect(refused).toEqual([
    'modify_text',
    'changeTone',
    'improveFluency',
    'makeLonger',
    'paraphrase',
    'soundAcademic',
  ]);
});

test('regression 14: a text to be corrected waits in its author’s queue', async () => {
  const callers: unknown[] = [];
  const asked = builtInEngine({
    check: (text, _country, _signal, language, caller) => {
      callers.push([language, caller]);
      return Promise.resolve(text.startsWith('Tids') ? [wrong] : []);
    },
  });
  const caller = { accountId: 'a', network: '203.0.113.9' };
  await asked.stream({
    caller,
    action: 'improveFluency',
    request: { title: '', text: '', selection: 'Tids rise.' },
    language: 'en-US',
    countryCode: 'US',
    signal: new AbortController().signal,
  });
  expect(callers).toEqual([['en', caller]]);
});

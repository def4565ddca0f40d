import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { created, type EssayLine, type EssayRequest } from '@octavo/contract';
import { countWords } from '@octavo/contract/count-words';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FindCitations } from '../../citations/find-citations.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { answerOf, oneDocument } from '../../testing/answer-of.ts';
import type { Browser } from '../../testing/browser.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseKinds } from '../../testing/test-databases.ts';
import { scriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

const order: EssayRequest = {
  idea: '',
  language: 'en',
  action: 'generate-essay',
  topic: 'tides',
  category: '',
  subCategory: '',
  academicLevel: 'professional',
  wordCount: 600,
  style: 'classic',
  referenceStyle: 'APA 7',
};

/** 600 words. */
const sectionsOfOrder = 5;

let app: TestApp;
let writer: Browser;
let model: ScriptedModel;
/** Each sentence contains a word that no other has. */
let said: string[];
/** Each text waits here before it continues. */
let gate: Promise<void>;
let open: () => void;
/** Number of texts written before the model is lost. */
let healthy: number;
/** Number of texts being written. */
let running: number;
/** The source of references waits here before it answers. */
let known: Promise<void>;
let answerSources: () => void;

async function* words(): AsyncGenerator<string> {
  if (healthy-- <= 0) throw new ModelError({ kind: 'unreachable' });
  running++;
  try {
    for (let count = 0; ; count++) {
      if (count === 3) await gate;
      const mark = `mark${said.length + 1000}x`;
      said.push(mark);
      yield `The harbour of ${mark} waits for the water every day. `;
    }
  } finally {
    running--;
  }
}

const citations: FindCitations = {
  services: [],
  async find(_caller, _text, signal) {
    await Promise.race([known, once(signal, 'abort')]);
    return [];
  },
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  app = await openTestApp(kind, { services: { findModel: () => Promise.resolve(model), citations } });
});
afterAll(() => app.close());
beforeEach(async () => {
  writer = await app.visitor();
  model = scriptedModel({ words });
  said = [];
  healthy = Infinity;
  running = 0;
  known = Promise.resolve();
  ({ promise: gate, resolve: open } = Promise.withResolvers<void>());
});

const left = async () => (await readAnswer(writer.get('/account/remaining_words_limit'))).body;
const documents = async () => (await readAnswer(writer.get('/docs/list'))).body;

/** The lines of an essay as they arrive. */
async function* watch(writing: string): AsyncGenerator<EssayLine> {
  const answer = await writer.get(`/essay/writing/${writing}`);
  let rest = '';
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function linesOf(writing: string): Promise<EssayLine[]> {
  const lines: EssayLine[] = [];
  for await (const line of watch(writing)) lines.push(line);
  return lines;
}

const isWritten = (line: EssayLine): boolean =>
  'at' in line && line.sections.length > 0 && line.sections.every((each) => each.written >= each.words * 0.9);

function holdSources(): void {
  ({ promise: known, resolve: answerSources } = Promise.withResolvers<void>());
}

const textOf = (lines: readonly EssayLine[]): string =>
  lines.reduce((text, line) => ('at' in line ? text.slice(0, line.at) + line.text : text), '');

/** What remains of a text in the table of essays. */
const textsKept = (writing: string) =>
  app.connection.db
    .selectFrom('essay_writings')
    .select(['progress', 'kept'])
    .where('name', '=', writing)
    .execute();

test('an essay is reported as it grows, without the words that the account may not read', async () => {
  open();
  // The stream ends once the whole text is in its document.
  holdSources();
  const writing = randomUUID();
  const call = answerOf(created, writer.post('/essay/create', { ...order, writing }));
  const lines: EssayLine[] = [];
  for await (const line of watch(writing)) {
    lines.push(line);
    if (isWritten(line)) answerSources();
  }
  const { id } = await call;
  expect(lines.at(-1)).toEqual({ id });
  const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
  expect(doc.isIncomplete).toBe(true);
  const readable = JSON.stringify(doc.content);
  const withheld = said.filter((mark) => !readable.includes(mark));
  expect(withheld.length).toBeGreaterThan(10);
  const sent = JSON.stringify(lines);
  expect(withheld.filter((mark) => sent.includes(mark))).toEqual([]);
  expect(countWords(textOf(lines))).toBe(200);
  expect(lines.findLast((line) => 'at' in line)).toMatchObject({
    title: 'The pull of the moon',
    sections: expect.arrayContaining([{ words: expect.any(Number), written: expect.any(Number) }]),
  });
});

test('regression 410: a watcher of an essay is told that a scaffold stands in for a model', async () => {
  model = {
    ...scriptedModel({ words }),
    object: () => Promise.reject(new ModelError({ kind: 'unreachable' })),
  };
  const writing = randomUUID();
  const { id } = await answerOf(created, writer.post('/essay/create', { ...order, writing }));
  expect((await linesOf(writing)).at(-1)).toEqual({ id, notice: 'model-unavailable' });
});

test('a writer who leaves finds the essay in the list, and requesting it again does not write it twice', async () => {
  const writing = randomUUID();
  const leave = new AbortController();
  void writer.request('/essay/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...order, writing }),
    signal: leave.signal,
  });
  await expect.poll(() => said.length).toBeGreaterThan(3);
  leave.abort();
  const lines = linesOf(writing);
  open();
  const end = (await lines).at(-1);
  expect(end).toEqual({ id: expect.any(String) });
  expect(await documents()).toMatchObject({ docs: [end] });
  const asked = model.tasks.length;
  expect(await answerOf(created, writer.post('/essay/create', { ...order, writing }))).toEqual(end);
  expect(model.tasks.length).toBe(asked);
  expect(await textsKept(writing)).toEqual([{ progress: null, kept: null }]);
});

test('a stopped essay is charged for what was shown, and nothing is kept', async () => {
  const writing = randomUUID();
  const asked = model.tasks.length;
  const call = readAnswer(writer.post('/essay/create', { ...order, writing }));
  let shown = '';
  for await (const line of watch(writing)) {
    if ('at' in line) shown = shown.slice(0, line.at) + line.text;
    if (shown !== '') break;
  }
  const stop = readAnswer(writer.delete(`/essay/writing/${writing}`));
  await expect.poll(() => model.tasks.slice(asked).some(({ signal }) => signal.aborted)).toBe(true);
  open();
  expect(await stop).toEqual({ status: 200, body: { id: null } });
  expect(await call).toMatchObject({ status: 408, body: { code: 'given_up' } });
  expect(await documents()).toEqual({ docs: [] });
  expect(await left()).toEqual({ limit: 200 - countWords(shown) });
  expect(await textsKept(writing)).toEqual([{ progress: null, kept: null }]);
});

test('an essay stopped during the search for references is charged for what was shown', async () => {
  open();
  holdSources();
  const writing = randomUUID();
  const call = readAnswer(writer.post('/essay/create', { ...order, writing }));
  let shown = '';
  for await (const line of watch(writing)) {
    if (!('at' in line)) break;
    shown = shown.slice(0, line.at) + line.text;
    if (isWritten(line)) break;
  }
  await expect.poll(() => running).toBe(0);
  expect(countWords(shown)).toBe(200);
  expect(await readAnswer(writer.delete(`/essay/writing/${writing}`))).toMatchObject({ body: { id: null } });
  expect(await call).toMatchObject({ status: 408, body: { code: 'given_up' } });
  expect(await documents()).toEqual({ docs: [] });
  expect(await left()).toEqual({ limit: 0 });
});

test('stopping an essay that was already finished returns its document', async () => {
  open();
  const writing = randomUUID();
  const { id } = await answerOf(created, writer.post('/essay/create', { ...order, writing }));
  expect(await readAnswer(writer.delete(`/essay/writing/${writing}`))).toEqual({ status: 200, body: { id } });
});

test('stopping does not wait for an unresponsive model', async () => {
  const writing = randomUUID();
  const call = readAnswer(writer.post('/essay/create', { ...order, writing }));
  await expect.poll(() => said.length).toBeGreaterThan(3);
  expect(await readAnswer(writer.delete(`/essay/writing/${writing}`))).toEqual({
    status: 200,
    body: { id: null },
  });
  open();
  expect(await call).toMatchObject({ status: 408 });
});

// Four are written at once: the fifth begins when the first is finished.
test.each([0, 1, 2, 3, 4])(
  'after %i sections, a failed essay resumes there, uncharged until it is complete',
  async (before) => {
    open();
    healthy = before;
    const writing = randomUUID();
    const failed = await readAnswer(writer.post('/essay/create', { ...order, writing }));
    expect(failed).toMatchObject({ status: 502, body: { code: 'model_unavailable' } });
    expect(await left()).toEqual({ limit: 200 });
    expect(await documents()).toEqual({ docs: [] });
    const asked = model.tasks.length;
    healthy = Infinity;
    const { id } = await answerOf(created, writer.post('/essay/create', { ...order, writing }));
    // There is no second outline; each finished section is kept.
    expect(model.tasks.slice(asked).filter(({ name }) => name !== 'essay')).toEqual([]);
    expect(model.tasks.length - asked).toBeLessThanOrEqual(sectionsOfOrder - Number(before === 4));
    expect(await documents()).toMatchObject({ docs: [{ id }] });
  },
);

test('regression 222: an essay in progress is found in every window of its account, and nowhere else', async () => {
  const writing = randomUUID();
  const call = writer.post('/essay/create', { ...order, writing });
  await expect.poll(() => said.length).toBeGreaterThan(3);
  const running = async (browser: Browser) => (await readAnswer(browser.get('/essay/writing'))).body;
  expect(await running(writer)).toEqual({ essays: [{ writing, title: 'The pull of the moon' }] });
  expect(await running(await app.visitor())).toEqual({ essays: [] });
  open();
  expect((await call).status).toBe(200);
  expect(await running(writer)).toEqual({ essays: [] });
});

test('no other account can watch or stop an essay, and an unknown essay is not found', async () => {
  const writing = randomUUID();
  const call = writer.post('/essay/create', { ...order, writing });
  await expect.poll(() => said.length).toBeGreaterThan(3);
  const stranger = await app.visitor();
  expect(await readAnswer(stranger.delete(`/essay/writing/${writing}`))).toMatchObject({ status: 404 });
  expect((await stranger.get(`/essay/writing/${writing}`)).status).toBe(404);
  open();
  expect((await call).status).toBe(200);
});

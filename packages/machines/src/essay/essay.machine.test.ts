import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Engine } from '../ai-card/ai-card.types.ts';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { essayWords } from './draft.ts';
import { essayMachine } from './essay.machine.ts';
import type { FoundIdeas, NamedOrder, StoppedEssay, ThesesWanted, TopicsWanted } from './essay.setup.ts';
import type { EssayDraft, EssayEmitted, KeptEssay, WrittenEssay } from './essay.types.ts';

function start(interrupted: KeptEssay | null = null) {
  const kept: (KeptEssay | null)[] = [];
  const theses = callsOf<ThesesWanted, FoundIdeas>();
  const topics = callsOf<TopicsWanted, FoundIdeas>();
  const create = callsOf<NamedOrder, WrittenEssay>();
  const stop = callsOf<{ writing: string }, StoppedEssay>();
  const essay = createActor(
    essayMachine.provide({
      actors: {
        engine: fromPromise<Engine, void>(async () => 'model'),
        thesisIdeas: fromPromise(theses.creator),
        topicIdeas: fromPromise(topics.creator),
        create: fromPromise(create.creator),
        stop: fromPromise(stop.creator),
        watch: fromCallback(() => undefined),
        elsewhere: fromCallback(() => undefined),
        interrupted: fromPromise(async () => (kept.length > 0 ? (kept.at(-1) ?? null) : interrupted)),
        keep: fromCallback(({ input }) => {
          kept.push(input);
          return () => void kept.push(null);
        }),
      },
    }),
  );
  const emitted: EssayEmitted[] = [];
  essay.on('*', (event) => void emitted.push(event));
  essay.start();
  return {
    essay,
    emitted,
    theses,
    topics,
    create,
    stop,
    kept,
    answer: (change: Partial<EssayDraft>) => essay.send({ type: 'draft.change', change }),
    next: (times = 1) => {
      for (let time = 0; time < times; time++) essay.send({ type: 'continue' });
    },
    at: () => essay.getSnapshot().value,
  };
}

type Started = ReturnType<typeof start>;

/** Advances to the three theses on a topic. */
async function toTheses({ essay, answer, next, theses }: Started, topic = 'tides') {
  essay.send({ type: 'open' });
  next();
  answer({ way: 'generate-thesis-statement' });
  next();
  answer({ topic });
  next();
  await theses.last().resolve({ ideas: ['one', 'two', 'three'], isStandIn: false });
}

it('sends the order for a thesis, closes and reports the new document', async () => {
  const flow = start();
  flow.essay.send({ type: 'account.change', pro: false, countryCode: 'DE' });
  await toTheses(flow, ' tides ');
  expect(flow.theses.last().input).toEqual({ topic: 'tides', known: [] });
  flow.answer({ pickedThesis: 'two' });
  flow.next();
  flow.answer({ thesis: ' Two, said better. ' });
  flow.next();
  flow.answer({ wordCount: 777, level: 'professional' });
  flow.next(3);
  expect(flow.create.last().input).toEqual({
    action: 'generate-thesis-statement',
    idea: 'Two, said better.',
    topic: 'tides',
    category: '',
    subCategory: '',
    academicLevel: 'professional',
    wordCount: 800,
    style: 'classic',
    referenceStyle: 'Harvard',
    writing: expect.stringMatching(/^[\da-f-]{36}$/u),
  });
  await flow.create.last().resolve({ id: 'doc-1', isStandIn: false });
  expect([flow.at(), flow.emitted.slice(-3)]).toEqual([
    'closed',
    [{ type: 'closed' }, { type: 'charged' }, { type: 'created', id: 'doc-1' }],
  ]);
  flow.essay.send({ type: 'open' });
  expect([flow.at(), flow.essay.getSnapshot().context.draft.topic]).toEqual([{ page: 'home' }, '']);
});

it('starts on a point of a board, whatever was started before, with the last level and length', async () => {
  const flow = start();
  await toTheses(flow);
  flow.answer({ level: 'high school', wordCount: 900 });
  flow.essay.send({ type: 'dismiss' });
  flow.essay.send({ type: 'open', topic: 'Why people read aloud' });
  expect(flow.at()).toEqual({ page: 'generate-essay_generate' });
  expect(flow.essay.getSnapshot().context.draft).toMatchObject({
    topic: 'Why people read aloud',
    way: 'generate-essay_generate',
    wordCount: 900,
  });
});

it('requests topics only with a category and a subcategory, and leaves out what was typed elsewhere', async () => {
  const flow = start();
  const { essay, answer, next, topics, create } = flow;
  essay.send({ type: 'open' });
  answer({ topic: 'tides', start: 'generate-thesis' });
  next(2);
  expect(flow.at()).toEqual({ page: { 'generate-thesis': 'category' } });
  answer({ category: 'History' });
  next(2);
  expect([topics.calls.length, essay.getSnapshot().context.isMissing]).toEqual([0, true]);
  answer({ subCategory: 'Military Strategies' });
  next();
  expect(topics.last().input).toEqual({
    category: 'History',
    subCategory: 'Military Strategies',
    known: [],
  });
  await topics.last().resolve({ ideas: ['one', 'two', 'three'], isStandIn: false });
  next();
  expect(flow.at()).toEqual({ page: { 'generate-thesis_topic': 'listed' } });
  answer({ topicIdea: 'two', reference: 'None' });
  next(4);
  expect(create.last().input).toMatchObject({
    action: 'generate-thesis',
    idea: 'two',
    topic: '',
    category: 'History',
    subCategory: 'Military Strategies',
    referenceStyle: 'None',
  });
});

it('choosing another category clears the subcategory and its idea', () => {
  const { essay, answer } = start();
  essay.send({ type: 'open' });
  answer({ category: 'History', subCategory: 'Military Strategies', topicIdea: 'one' });
  answer({ category: 'Science' });
  expect(essay.getSnapshot().context.draft).toMatchObject({
    category: 'Science',
    subCategory: null,
    topicIdea: null,
  });
});

it('without Pro, three more ideas open the upgrade: no call is made, and the dialog stays where it was', async () => {
  const flow = start();
  await toTheses(flow);
  flow.essay.send({ type: 'ideas.more' });
  expect([flow.theses.calls.length, flow.at(), flow.emitted.slice(-2)]).toEqual([
    1,
    'closed',
    [{ type: 'closed' }, { type: 'upgrade' }],
  ]);
  flow.essay.send({ type: 'open' });
  expect(flow.at()).toEqual({ page: { 'generate-essay_ideas': 'listed' } });
});

it('with Pro, three more are added; a failure leaves the existing ones', async () => {
  const flow = start();
  flow.essay.send({ type: 'account.change', pro: true, countryCode: 'US' });
  await toTheses(flow);
  flow.essay.send({ type: 'ideas.more' });
  expect(flow.theses.last().input).toEqual({ topic: 'tides', known: ['one', 'two', 'three'] });
  await flow.theses.last().resolve({ ideas: ['four', 'five', 'six'], isStandIn: false });
  flow.essay.send({ type: 'ideas.more' });
  await flow.theses.last().reject(new Error('It did not answer.'));
  const { theses, failure } = flow.essay.getSnapshot().context;
  expect([theses.ideas.length, failure?.message]).toEqual([6, 'It did not answer.']);
});

it('says that fixed rules found theses because the model could not be reached', async () => {
  const flow = start();
  flow.essay.send({ type: 'account.change', pro: true, countryCode: 'US' });
  await toTheses(flow);
  expect(flow.emitted).not.toContainEqual({ type: 'stoodIn' });
  flow.essay.send({ type: 'ideas.more' });
  await flow.theses.last().resolve({ ideas: ['four', 'five', 'six'], isStandIn: true });
  expect(flow.emitted.at(-1)).toEqual({ type: 'stoodIn' });
});

it('theses are not requested again for the same topic, and rewording is kept', async () => {
  const flow = start();
  await toTheses(flow);
  flow.answer({ pickedThesis: 'two' });
  flow.next();
  flow.answer({ thesis: 'Two, said better.' });
  flow.essay.send({ type: 'reconsider' });
  flow.next(2);
  expect([flow.theses.calls.length, flow.essay.getSnapshot().context.draft.thesis]).toEqual([
    1,
    'Two, said better.',
  ]);
  flow.essay.send({ type: 'reconsider' });
  flow.answer({ topic: 'dunes' });
  flow.next();
  expect(flow.theses.last().input.topic).toBe('dunes');
});

it('a failure to get theses is shown, and leads home', async () => {
  const flow = start();
  flow.essay.send({ type: 'open' });
  flow.answer({ way: 'generate-thesis-statement', topic: 'tides' });
  flow.next(3);
  await flow.theses.last().reject(new CallError('limit_reached', 'The words are used up.'));
  expect(flow.essay.getSnapshot().context.alert).toMatchObject({
    of: 'theses',
    code: 'limit_reached',
    message: 'The words are used up.',
  });
  flow.essay.send({ type: 'retry' });
  expect([flow.at(), flow.essay.getSnapshot().context.draft.topic]).toEqual([{ page: 'home' }, 'tides']);
});

it('nothing closes the dialog while the essay is written, and an error keeps the answers', async () => {
  const flow = start();
  flow.essay.send({ type: 'open' });
  flow.next(2);
  flow.answer({ topic: 'tides' });
  flow.next(4);
  flow.essay.send({ type: 'dismiss' });
  expect(flow.at()).toEqual({ page: { loading: 'sent' } });
  await flow.create.last().reject(new Error('The model did not answer.'));
  expect(flow.at()).toEqual({ page: 'alert' });
  flow.essay.send({ type: 'back' });
  expect(flow.at()).toEqual({ page: 'reference-selection' });
  flow.next();
  expect(flow.create.last().input.topic).toBe('tides');
});

/** Advances to the essay being written. */
function toLoading({ essay, answer, next }: Started) {
  essay.send({ type: 'open' });
  next(2);
  answer({ topic: 'tides' });
  next(4);
}

it('a lost connection does not lose the essay: the watcher reports its end', async () => {
  const flow = start();
  toLoading(flow);
  await flow.create.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  expect(flow.at()).toEqual({ page: { loading: 'lost' } });
  flow.essay.send({ type: 'written', id: 'doc-1', isStandIn: false });
  expect([flow.at(), flow.emitted.at(-1)]).toEqual(['closed', { type: 'created', id: 'doc-1' }]);
});

it('after a failure it is sent under the same name, after a stop under another one', async () => {
  const flow = start();
  toLoading(flow);
  const { writing } = flow.create.last().input;
  await flow.create.last().reject(new CallError('model_stalled', 'It did not answer.'));
  flow.essay.send({ type: 'retry' });
  expect(flow.create.last().input.writing).toBe(writing);
  flow.essay.send({ type: 'stop' });
  expect(flow.stop.last().input).toEqual({ writing });
  await flow.stop.last().resolve({ id: null, isStandIn: false });
  expect(flow.at()).toEqual({ page: 'reference-selection' });
  flow.next();
  expect(flow.create.last().input.writing).not.toBe(writing);
});

it.each([
  [
    'whoever watches',
    async ({ essay }: Started) => essay.send({ type: 'written', id: 'doc-1', isStandIn: false }),
  ],
  ['the answer to the stop', ({ stop }: Started) => stop.last().resolve({ id: 'doc-1', isStandIn: false })],
])('an essay that has ended when it is stopped leads to its document: %s reports it', async (_, tell) => {
  const flow = start();
  toLoading(flow);
  flow.essay.send({ type: 'stop' });
  await tell(flow);
  expect([flow.at(), flow.emitted.slice(-3)]).toEqual([
    'closed',
    [{ type: 'closed' }, { type: 'charged' }, { type: 'created', id: 'doc-1' }],
  ]);
  expect(flow.essay.getSnapshot().context).toMatchObject({ writing: '', draft: { topic: '' } });
});

it.each([
  [49, 50],
  [1, 50],
  [524, 500],
  [526, 550],
  [9_999, 5_000],
  [Number.NaN, 500],
])('%d words become %d', (typed, words) => {
  expect(essayWords(typed)).toBe(words);
});

it('resumes an essay that was being written when the page was left, with its name and answers', async () => {
  const before = start();
  before.essay.send({ type: 'open' });
  before.next(2);
  before.answer({ topic: 'tides', wordCount: 700 });
  before.next(4);
  const [kept] = before.kept;
  expect(kept).toMatchObject({ draft: { topic: 'tides', wordCount: 700, reference: 'APA 7' } });

  const after = start(kept);
  await expect.poll(() => after.at()).toEqual({ page: { loading: 'sent' } });
  expect(after.emitted).toEqual([{ type: 'opened' }]);
  expect(after.create.last().input).toEqual(before.create.last().input);
  await after.create.last().resolve({ id: 'd1', isStandIn: false });
  expect(after.emitted.at(-1)).toEqual({ type: 'created', id: 'd1' });
  expect([after.at(), after.kept.at(-1)]).toEqual(['closed', null]);
});

it('stores nothing of an essay that has ended, failed or was stopped', async () => {
  const flow = start();
  flow.essay.send({ type: 'open' });
  flow.next(2);
  flow.answer({ topic: 'tides' });
  flow.next(4);
  expect(flow.kept).toHaveLength(1);
  await flow.create.last().reject(new CallError('model_stalled', 'Not in time.'));
  expect([flow.at(), flow.kept.at(-1)]).toEqual([{ page: 'alert' }, null]);
  flow.essay.send({ type: 'retry' });
  expect(flow.kept.at(-1)).not.toBeNull();
  flow.essay.send({ type: 'stop' });
  await flow.stop.last().resolve({ id: null, isStandIn: false });
  expect(flow.kept.at(-1)).toBeNull();
});

it('shows an essay written by another window, and leaves it to that window', () => {
  const { essay, emitted, create, kept, at } = start();
  essay.send({ type: 'elsewhere.watch' });
  expect(at()).toBe('closed');
  essay.send({ type: 'elsewhere.change', essay: { writing: 'w2', title: 'Tides' } });
  essay.send({ type: 'elsewhere.watch' });
  essay.send({ type: 'progress', progress: { title: 'Tides', sections: [], text: 'Low water.' } });
  expect([at(), essay.getSnapshot().context.progress?.text]).toEqual([
    { page: { watching: 'followed' } },
    'Low water.',
  ]);
  essay.send({ type: 'dismiss' });
  expect([at(), create.calls.length, kept]).toEqual(['closed', 0, []]);
  essay.send({ type: 'elsewhere.change', essay: { writing: 'w2', title: 'Tides' } });
  essay.send({ type: 'elsewhere.watch' });
  essay.send({ type: 'written', id: 'doc-1', isStandIn: false });
  expect([at(), emitted.at(-1)]).toEqual(['closed', { type: 'created', id: 'doc-1' }]);
});

it('regression 342: an essay started in another window can be stopped here', async () => {
  const { essay, emitted, stop, at } = start();
  const watchElsewhere = (): void => {
    essay.send({ type: 'elsewhere.change', essay: { writing: 'w2', title: 'Tides' } });
    essay.send({ type: 'elsewhere.watch' });
    essay.send({ type: 'stop' });
  };
  watchElsewhere();
  expect([at(), stop.last().input]).toEqual([{ page: { watching: 'stopping' } }, { writing: 'w2' }]);
  await stop.last().resolve({ id: null, isStandIn: false });
  expect([at(), emitted.slice(-2)]).toEqual(['closed', [{ type: 'closed' }, { type: 'charged' }]]);
  watchElsewhere();
  await stop.last().resolve({ id: 'doc-1', isStandIn: false });
  expect([at(), emitted.at(-1)]).toEqual(['closed', { type: 'created', id: 'doc-1' }]);
  watchElsewhere();
  await stop.last().reject(new CallError('unreachable', 'No connection.'));
  expect(at()).toEqual({ page: { watching: 'followed' } });
});

it('regression 342: the window that started an essay returns to its answers when another one stops it', async () => {
  const flow = start();
  flow.essay.send({ type: 'open' });
  flow.next(2);
  flow.answer({ topic: 'tides' });
  flow.next(4);
  const { writing } = flow.essay.getSnapshot().context;
  await flow.create.last().reject(new CallError('given_up', 'It was stopped.'));
  expect([flow.at(), flow.kept.at(-1)]).toEqual([{ page: 'reference-selection' }, null]);
  flow.next(1);
  expect(flow.essay.getSnapshot().context.writing).not.toBe(writing);
});

it('regression 342: waits for the end of an essay that a restarted server continues', async () => {
  vi.useFakeTimers();
  const flow = start();
  flow.essay.send({ type: 'open' });
  flow.next(2);
  flow.answer({ topic: 'tides' });
  flow.next(4);
  await flow.create.last().reject(new CallError('unreachable', 'No connection.'));
  vi.advanceTimersByTime(90_000);
  flow.essay.send({ type: 'progress', progress: { title: 'Tides', sections: [], text: 'Low water.' } });
  vi.advanceTimersByTime(90_000);
  expect(flow.at()).toEqual({ page: { loading: 'lost' } });
  vi.advanceTimersByTime(10_000);
  expect(flow.at()).toEqual({ page: 'alert' });
  vi.useRealTimers();
});

it('says that fixed rules wrote the essay, whether the call or a watcher reports it', async () => {
  const flow = start();
  toLoading(flow);
  await flow.create.last().resolve({ id: 'doc-1', isStandIn: true });
  const told = [{ type: 'created', id: 'doc-1' }, { type: 'stoodIn' }];
  expect(flow.emitted.slice(-2)).toEqual(told);
  toLoading(flow);
  flow.essay.send({ type: 'written', id: 'doc-1', isStandIn: true });
  expect(flow.emitted.slice(-2)).toEqual(told);
});

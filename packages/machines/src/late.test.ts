import { expect, it, vi } from 'vitest';
import { assign, createActor, emit, fromPromise, sendTo, setup } from 'xstate';
import { late, type LogicOf } from './late.ts';
import { callsOf } from './testing/calls.ts';

const load = callsOf<void, string>();

const dialog = setup({
  types: {
    context: {} as { pro: boolean; text: string },
    events: {} as { type: 'open' } | { type: 'close' } | { type: 'account.change'; pro: boolean },
    emitted: {} as { type: 'opened' },
    tags: {} as 'visible',
  },
  actors: { load: fromPromise(load.creator) },
}).createMachine({
  id: 'dialog',
  context: { pro: false, text: '' },
  invoke: { id: 'load', src: 'load', onDone: { actions: assign({ text: ({ event }) => event.output }) } },
  on: { 'account.change': { actions: assign({ pro: ({ event }) => event.pro }) } },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'opened', actions: emit({ type: 'opened' }) } } },
    opened: { tags: 'visible', on: { close: 'closed' } },
  },
});

function start(fetch: () => Promise<typeof dialog>) {
  const idle: (() => void)[] = [];
  const received: string[] = [];
  const logic: LogicOf<typeof dialog> = late<typeof dialog>(
    { value: 'closed', context: { pro: false, text: '' } },
    { fetch, deferrable: ['account.change'], whenIdle: (task) => idle.push(task) },
  );
  const parent = setup({
    types: { events: {} as { type: 'flow.unreachable' } | { type: 'ask' } },
    actors: { dialog: logic },
  }).createMachine({
    invoke: { id: 'dialog', src: 'dialog' },
    on: {
      'flow.unreachable': { actions: () => received.push('unreachable') },
      ask: { actions: sendTo('dialog', { type: 'open' }) },
    },
  });
  const app = createActor(parent).start();
  const { dialog: flow } = app.getSnapshot().children;
  if (!flow) throw new Error('The dialog is not running');
  flow.on('opened', () => received.push('opened'));
  return { app, flow, received, idle };
}

it('stays idle like the machine, until an event makes it load', async () => {
  const fetch = vi.fn<() => Promise<typeof dialog>>(async () => dialog);
  const { flow, received } = start(fetch);
  const resting = flow.getSnapshot();
  expect([resting.value, resting.context, resting.hasTag('visible')]).toEqual([
    'closed',
    { pro: false, text: '' },
    false,
  ]);
  expect(fetch).not.toHaveBeenCalled();

  flow.send({ type: 'open' });
  expect(flow.getSnapshot().value).toBe('closed');
  await expect.poll(() => flow.getSnapshot().value).toBe('opened');
  expect([flow.getSnapshot().hasTag('visible'), received]).toEqual([true, ['opened']]);
  flow.send({ type: 'close' });
  flow.send({ type: 'open' });
  expect([fetch.mock.calls.length, received]).toEqual([1, ['opened', 'opened']]);
});

it('starts what the machine invokes, and stops it when it is stopped', async () => {
  const { app, flow } = start(async () => dialog);
  flow.send({ type: 'open' });
  await expect.poll(() => flow.getSnapshot().value).toBe('opened');
  const call = load.last();
  await call.resolve('loaded');
  expect(flow.getSnapshot().context.text).toBe('loaded');

  const other = start(async () => dialog);
  other.flow.send({ type: 'open' });
  await expect.poll(() => other.flow.getSnapshot().value).toBe('opened');
  other.app.stop();
  expect(load.last().signal.aborted).toBe(true);
  app.stop();
});

it('queues events that can wait, in order, without loading the machine', async () => {
  const fetch = vi.fn<() => Promise<typeof dialog>>(async () => dialog);
  const { flow, idle } = start(fetch);
  flow.send({ type: 'account.change', pro: true });
  expect(fetch).not.toHaveBeenCalled();
  for (const task of idle) task();
  await expect.poll(() => flow.getSnapshot().context.pro).toBe(true);
  expect(flow.getSnapshot().value).toBe('closed');
});

it('reports a machine that cannot be loaded, drops the event that needed it, and retries', async () => {
  const fetch = vi
    .fn<() => Promise<typeof dialog>>(async () => dialog)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { app, flow, received } = start(fetch);
  flow.send({ type: 'account.change', pro: true });
  app.send({ type: 'ask' });
  await expect.poll(() => received).toEqual(['unreachable']);
  expect(flow.getSnapshot().value).toBe('closed');

  app.send({ type: 'ask' });
  await expect.poll(() => flow.getSnapshot().value).toBe('opened');
  expect([received, flow.getSnapshot().context.pro]).toEqual([['unreachable', 'opened'], true]);
});

it('reports nothing if loading in idle time fails', async () => {
  const fetch = vi
    .fn<() => Promise<typeof dialog>>(async () => dialog)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { flow, received, idle } = start(fetch);
  for (const task of idle) task();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
  flow.send({ type: 'open' });
  await expect.poll(() => flow.getSnapshot().value).toBe('opened');
  expect(received).toEqual(['opened']);
});

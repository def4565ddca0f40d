import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { type TagsEmitted, tagsMachine } from './tags.machine.ts';

const some = ['Draft', 'History'];

function start() {
  const load = callsOf<{ id: string }, readonly string[]>();
  const suggest = callsOf<{ input: string; used: readonly string[] }, readonly string[]>();
  const save = callsOf<{ id: string; tags: readonly string[] }, unknown>();
  const clock = new SimulatedClock();
  const machine = tagsMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      suggest: fromPromise(suggest.creator),
      save: fromPromise(save.creator),
    },
  });
  const actor = createActor(machine, { input: { id: 'd-1' }, clock });
  const emitted: TagsEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return { actor, load, suggest, save, clock, emitted, context };
}

async function open() {
  const flow = start();
  flow.actor.send({ type: 'open' });
  await flow.load.last().resolve(some);
  return flow;
}

it('loads the tags 2.5 seconds after the document, so that the dialog opens with them', async () => {
  const { actor, load, clock } = start();
  clock.increment(2_499);
  expect(load.calls).toHaveLength(0);
  clock.increment(1);
  await load.last().resolve(some);
  actor.send({ type: 'open' });
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'resting' }, context: { tags: some } });
});

it('loads them at once if the dialog is opened before that', async () => {
  const { actor, load, emitted } = await open();
  expect(load.calls.map(({ input }) => input)).toEqual([{ id: 'd-1' }]);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(emitted).toEqual(['opened']);
});

it('reloads them on fetch-tags', async () => {
  const { actor, load, context } = await open();
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'fetch-tags' });
  await load.last().resolve(['Elsewhere']);
  expect(context().saved).toEqual(['Elsewhere']);
});

it('sends nothing until they are saved', async () => {
  const { actor, save, emitted } = await open();
  actor.send({ type: 'tags.change', tags: [...some, 'Reading'] });
  expect(save.calls).toHaveLength(0);
  actor.send({ type: 'save' });
  expect(save.last().input).toEqual({ id: 'd-1', tags: ['Draft', 'History', 'Reading'] });
  await save.last().resolve(null);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(emitted).toEqual(['opened', 'closed', 'fetch-tags']);
});

it('discards unsaved edits', async () => {
  const { actor, context } = await open();
  actor.send({ type: 'tags.change', tags: ['Reading'] });
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open' });
  expect(context().tags).toEqual(some);
});

it('refuses an eleventh tag and one of 31 characters, and keeps what was there', async () => {
  const { actor, context } = await open();
  actor.send({ type: 'tags.change', tags: [...some, 'x'.repeat(31)] });
  expect(context()).toMatchObject({ tags: some, problem: 'tooLong' });
  const eleven = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
  actor.send({ type: 'tags.change', tags: eleven });
  expect(context()).toMatchObject({ tags: some, problem: 'tooMany' });
  actor.send({ type: 'tags.change', tags: eleven.slice(1) });
  expect(context()).toMatchObject({ tags: eleven.slice(1), problem: null });
});

it('does not save an empty set', async () => {
  const { actor, save, context } = await open();
  actor.send({ type: 'tags.change', tags: [] });
  actor.send({ type: 'save' });
  expect(save.calls).toHaveLength(0);
  expect(context().problem).toBe('tooFew');
});

it('keeps the edit if saving fails, and says why', async () => {
  const { actor, save, context } = await open();
  actor.send({ type: 'tags.change', tags: ['Reading'] });
  actor.send({ type: 'save' });
  await save.last().reject(new CallError('internal', 'Something failed.'));
  expect(context()).toMatchObject({
    tags: ['Reading'],
    problem: 'failed',
    failure: { message: 'Something failed.' },
  });
  actor.send({ type: 'save' });
  await save.last().reject(new CallError('not_found', 'This document does not exist.'));
  expect(context()).toMatchObject({ tags: ['Reading'], problem: 'noDocument' });
});

it('requests suggestions 500 ms after the last key, without the tags of the document', async () => {
  const { actor, suggest, clock, context } = await open();
  actor.send({ type: 'text.change', text: 'h' });
  clock.increment(400);
  actor.send({ type: 'text.change', text: 'hi ' });
  clock.increment(499);
  expect(suggest.calls).toHaveLength(0);
  clock.increment(1);
  expect(suggest.last().input).toEqual({ input: 'hi', used: some });
  await suggest.last().resolve(['HIST 204']);
  expect(context().suggestions).toEqual(['HIST 204']);
});

it('drops suggestions for a word that is no longer typed', async () => {
  const { actor, suggest, clock, context } = await open();
  actor.send({ type: 'text.change', text: 'hist' });
  clock.increment(500);
  const late = suggest.last();
  actor.send({ type: 'text.change', text: '' });
  expect(late.signal.aborted).toBe(true);
  clock.increment(500);
  expect(suggest.calls).toHaveLength(1);
  expect(context().suggestions).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { open, saved, saving } from '../document/document.harness.ts';
import { type DocumentSaved, untilSaved } from './until-saved.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Open = Awaited<ReturnType<typeof open>>;

/** Counts its reports. */
function watch(document: Open['actor']) {
  let received = 0;
  const machine = setup({
    types: { events: {} as DocumentSaved },
    actors: { untilSaved },
    actions: { count: () => void (received += 1) },
  }).createMachine({
    invoke: { src: 'untilSaved', input: document },
    on: { 'document.saved': { actions: 'count' } },
  });
  createActor(machine).start();
  return () => received;
}

it('reports at once if nothing is unsaved', async () => {
  const { actor } = await open();
  expect(watch(actor)()).toBe(1);
});

it('reports once, when the server has all the text, including what was typed during the save', async () => {
  const { actor, save } = await saving();
  const received = watch(actor);
  actor.send({ type: 'edit' });
  await save.last().resolve(saved(8));
  expect(received()).toBe(0);
  vi.advanceTimersByTime(400);
  await save.last().resolve(saved(9));
  expect(received()).toBe(1);
  actor.send({ type: 'edit' });
  vi.advanceTimersByTime(400);
  await save.last().resolve(saved(10));
  expect(received()).toBe(1);
});

it('reports nothing while the server cannot be reached', async () => {
  const { actor, save } = await saving();
  const received = watch(actor);
  await save.last().reject(Object.assign(new Error('The server was not reached.'), { code: 'unreachable' }));
  expect(actor.getSnapshot().hasTag('offline')).toBe(true);
  expect(received()).toBe(0);
});

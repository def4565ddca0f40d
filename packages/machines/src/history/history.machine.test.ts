import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { documents } from '../home/documents.fixtures.ts';
import { callsOf } from '../testing/calls.ts';
import { historyMachine } from './history.machine.ts';
import type { HistoryPage, HistoryRequest } from './history.types.ts';

async function start() {
  const load = callsOf<HistoryRequest, HistoryPage>();
  const actor = createActor(historyMachine.provide({ actors: { load: fromPromise(load.creator) } })).start();
  actor.send({ type: 'enter' });
  await load.last().resolve({ docs: documents.slice(0, 4), next: 'place' });
  return { actor, load };
}

it('requests the next page after the last one, until the end', async () => {
  const { actor, load } = await start();
  actor.send({ type: 'more' });
  expect(load.last().input).toEqual({ days: [], cursor: 'place' });
  await load.last().resolve({ docs: documents.slice(4), next: null });
  expect(actor.getSnapshot().context.docs).toEqual(documents);
  actor.send({ type: 'more' });
  expect(load.calls).toHaveLength(2);
});

it('starts over for other days, and drops late answers', async () => {
  const { actor, load } = await start();
  actor.send({ type: 'more' });
  const late = load.last();
  actor.send({ type: 'days.change', days: ['2026-11-16', '2026-11-20'] });
  expect(load.last().input).toEqual({ days: ['2026-11-16', '2026-11-20'], cursor: null });
  await late.resolve({ docs: documents, next: null });
  await load.last().resolve({ docs: documents.slice(0, 1), next: null });
  expect(actor.getSnapshot().context.docs).toEqual(documents.slice(0, 1));
});

it('regression 111: starts over if a document comes or goes while a page is loading', async () => {
  const { actor, load } = await start();
  actor.send({ type: 'more' });
  const late = load.last();
  actor.send({ type: 'refresh' });
  expect(load.last().input).toEqual({ days: [], cursor: null });
  await late.resolve({ docs: documents.slice(4), next: null });
  await load.last().resolve({ docs: documents.slice(0, 2), next: null });
  expect(actor.getSnapshot().context.docs).toEqual(documents.slice(0, 2));
});

it('regression 111: requests again if a document comes or goes while the first page is loading', async () => {
  const { actor, load } = await start();
  actor.send({ type: 'days.change', days: ['2026-11-16'] });
  const late = load.last();
  actor.send({ type: 'refresh' });
  expect(load.last()).not.toBe(late);
  await late.resolve({ docs: documents, next: null });
  await load.last().resolve({ docs: documents.slice(0, 1), next: null });
  expect(actor.getSnapshot().context.docs).toEqual(documents.slice(0, 1));
});

import type { DocumentListItem } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { documents } from '../home/documents.fixtures.ts';
import { callsOf } from '../testing/calls.ts';
import { trashMachine } from './trash.machine.ts';
import type { TrashEmitted } from './trash.types.ts';

function start() {
  const load = callsOf<void, readonly DocumentListItem[]>();
  const restore = callsOf<{ id: string }, unknown>();
  const machine = trashMachine.provide({
    actors: { load: fromPromise(load.creator), restore: fromPromise(restore.creator) },
  });
  const actor = createActor(machine);
  const emitted: TrashEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return { actor, load, restore, emitted, context };
}

it('restores one document after the other, whatever page requests it', async () => {
  const { actor, restore, emitted, context } = start();
  actor.send({ type: 'restore', id: 'doc-canals' });
  actor.send({ type: 'restore', id: 'doc-sleep' });
  actor.send({ type: 'restore', id: 'doc-sleep' });
  expect(restore.calls.map(({ input }) => input.id)).toEqual(['doc-canals']);
  await restore.last().resolve(null);
  await restore.last().resolve(null);
  expect(restore.calls.map(({ input }) => input.id)).toEqual(['doc-canals', 'doc-sleep']);
  expect(emitted).toEqual([
    { type: 'restored', id: 'doc-canals' },
    { type: 'restored', id: 'doc-sleep' },
  ]);
  expect(context().restoring).toEqual([]);
});

it('lists a document again that could not be restored, and says why', async () => {
  const { actor, load, restore, emitted, context } = start();
  actor.send({ type: 'enter' });
  await load.last().resolve(documents);
  actor.send({ type: 'restore', id: 'doc-canals' });
  await restore.last().reject(new Error('There is no room for another document.'));
  expect(emitted).toEqual([{ type: 'refused', message: 'There is no room for another document.' }]);
  expect([context().docs, context().restoring]).toEqual([documents, []]);
});

import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { lockMachine } from '../lock/lock.machine.ts';
import { tagsMachine } from '../tags/tags.machine.ts';
import { callsOf } from '../testing/calls.ts';
import { rowMachine } from './row.machine.ts';
import type { Copy, RowEmitted } from './row.types.ts';

function start() {
  const load = callsOf<{ id: string }, readonly string[]>();
  const lock = callsOf<{ id: string; password: string; hint: string }, unknown>();
  const duplicate = callsOf<Copy, unknown>();
  const actor = createActor(
    rowMachine.provide({
      actors: {
        tags: tagsMachine.provide({ actors: { load: fromPromise(load.creator) } }),
        lock: lockMachine.provide({ actors: { lock: fromPromise(lock.creator) } }),
        duplicate: fromPromise(duplicate.creator),
      },
    }),
  );
  const emitted: RowEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const flows = () => actor.getSnapshot().context.flows;
  return { actor, load, lock, duplicate, emitted, flows };
}

it('edits the tags of one document after another', async () => {
  const { actor, load, emitted, flows } = start();
  actor.send({ type: 'tags.edit', id: 'doc-canals' });
  await load.last().resolve(['History']);
  actor.send({ type: 'overlay.dismissed', name: 'tags' });
  actor.send({ type: 'tags.edit', id: 'doc-sleep' });
  expect(load.calls.map(({ input }) => input.id)).toEqual(['doc-canals', 'doc-sleep']);
  await load.last().resolve(['Lecture']);
  expect(flows().tags?.getSnapshot().context).toMatchObject({ id: 'doc-sleep', tags: ['Lecture'] });
  expect(emitted).toEqual([
    { type: 'overlay.open', name: 'tags' },
    { type: 'overlay.close', name: 'tags' },
    { type: 'overlay.open', name: 'tags' },
  ]);
});

it('reports that a document was locked', async () => {
  const { actor, lock, emitted, flows } = start();
  actor.send({ type: 'lock', id: 'doc-canals', isLocked: false });
  flows().lock?.send({ type: 'form.change', change: { password: 'margins', repeat: 'margins' } });
  flows().lock?.send({ type: 'submit' });
  expect(lock.last().input).toEqual({ id: 'doc-canals', password: 'margins', hint: '' });
  await lock.last().resolve(null);
  expect(emitted.at(-1)).toEqual({ type: 'changed' });
});

it('copies a document, or says why not', async () => {
  const { actor, duplicate, emitted } = start();
  const copy = { id: 'doc-canals', title: 'Canals (copy)' };
  actor.send({ type: 'duplicate', copy });
  expect(duplicate.last().input).toEqual(copy);
  await duplicate.last().resolve(null);
  actor.send({ type: 'duplicate', copy });
  await duplicate.last().reject(new Error('There is no room for another document.'));
  expect(emitted).toEqual([
    { type: 'duplicated', title: 'Canals (copy)' },
    { type: 'refused', message: 'There is no room for another document.' },
  ]);
});

import type { Reference } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { citedWorks } from '../citing/works.fixtures.ts';
import { callsOf } from '../testing/calls.ts';
import { referenceImportMachine } from './reference-import.machine.ts';
import type { ImportedReferences, ReferenceImportEmitted } from './reference-import.types.ts';

function start() {
  const read = callsOf<{ source: string | File; listed: readonly Reference[] }, ImportedReferences>();
  const actor = createActor(referenceImportMachine.provide({ actors: { read: fromPromise(read.creator) } }));
  const emitted: ReferenceImportEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'open', listed: [] });
  return { actor, read, emitted, value: () => actor.getSnapshot().value };
}

it('passes on the imported references, and treats them as listed from then on', async () => {
  const { actor, read, emitted, value } = start();
  actor.send({ type: 'text.change', text: '10.1000/182' });
  actor.send({ type: 'submit' });
  expect(read.last().input).toEqual({ source: '10.1000/182', listed: [] });
  await read.last().resolve({ references: citedWorks, skipped: [] });
  expect(value()).toBe('reported');
  actor.send({ type: 'again' });
  const file = new File(['x'], 'more.ris');
  actor.send({ type: 'file.choose', file });
  expect(read.last().input).toEqual({ source: file, listed: citedWorks });
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'imported', references: citedWorks }]);
});

it('keeps the typed text if nothing could be read', async () => {
  const { actor, read, value } = start();
  const problem = () => actor.getSnapshot().context.problem;
  actor.send({ type: 'submit' });
  expect([value(), problem()]).toEqual(['entering', 'empty']);
  actor.send({ type: 'text.change', text: 'words' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'stop' });
  expect([value(), read.last().signal.aborted]).toEqual(['entering', true]);
  actor.send({ type: 'submit' });
  await read.last().reject(Object.assign(new Error('No.'), { reason: 'tooLarge' }));
  expect([value(), problem(), actor.getSnapshot().context.text]).toEqual(['entering', 'tooLarge', 'words']);
  actor.send({ type: 'submit' });
  await read.last().reject(new Error('Out of memory'));
  expect(problem()).toBe('unreadable');
  actor.send({ type: 'submit' });
  await read.last().resolve({ references: [], skipped: [] });
  expect(problem()).toBe('empty');
});

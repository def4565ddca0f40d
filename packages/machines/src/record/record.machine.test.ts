import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { recordMachine } from './record.machine.ts';
import type { LoadedRecord } from './record.types.ts';

const day = { day: '2026-11-20', figures: { typed: { characters: 12, words: 2 } } };

it('shows an empty record after deleting it, and keeps it if that failed', async () => {
  let days: LoadedRecord['days'] = [day];
  let refuses = true;
  const record = createActor(
    recordMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadedRecord> => ({ days, paragraphs: [] })),
        remove: fromPromise(async (): Promise<unknown> => {
          if (refuses) throw new Error('No connection');
          days = [];
          return null;
        }),
      },
    }),
    { input: { id: 'a' } },
  ).start();
  record.send({ type: 'open' });
  await waitFor(record, (state) => state.matches('shown'));
  record.send({ type: 'delete' });
  record.send({ type: 'confirm' });
  const kept = await waitFor(record, (state) => state.matches('shown'));
  expect([kept.context.problem, kept.context.days]).toEqual(['delete', [day]]);

  refuses = false;
  record.send({ type: 'delete' });
  record.send({ type: 'confirm' });
  const left = await waitFor(record, (state) => state.matches('shown') && state.context.days.length === 0);
  expect(left.context.problem).toBeNull();
});

it('does not close while it deletes, so that the record does not seem to be kept', async () => {
  const record = createActor(
    recordMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadedRecord> => ({ days: [day], paragraphs: [] })),
        remove: fromPromise(() => new Promise(() => {})),
      },
    }),
    { input: { id: 'a' } },
  ).start();
  record.send({ type: 'open' });
  await waitFor(record, (state) => state.matches('shown'));
  record.send({ type: 'delete' });
  record.send({ type: 'confirm' });
  record.send({ type: 'dismiss' });
  expect(record.getSnapshot().value).toBe('deleting');
});

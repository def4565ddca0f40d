import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { recoveryMachine } from './recovery.machine.ts';
import type { LeftWords, RecoveryEmitted } from './recovery.types.ts';

const wordsOf = (id: string): LeftWords => ({ id, title: id.toUpperCase(), reason: 'deleted', texts: [] });
const [canals, tides, dunes] = [wordsOf('canals'), wordsOf('tides'), wordsOf('dunes')];

function start(words: readonly LeftWords[] = [canals]) {
  const keep = callsOf<LeftWords, unknown>();
  const discard = callsOf<LeftWords, unknown>();
  const actor = createActor(
    recoveryMachine.provide({
      actors: { keep: fromPromise(keep.creator), discard: fromPromise(discard.creator) },
    }),
  );
  const emitted: RecoveryEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'found', words });
  const value = () => actor.getSnapshot().value;
  const asked = () => actor.getSnapshot().context.words.map(({ id }) => id);
  return { actor, keep, discard, emitted, value, asked };
}

it('asks nothing if nothing was found', () => {
  expect(start([]).value()).toBe('quiet');
});

it('keeps the text as a new document, and continues with the next', async () => {
  const { actor, keep, emitted, value, asked } = start([canals, tides]);
  expect(value()).toBe('asking');
  actor.send({ type: 'open' });
  actor.send({ type: 'keep' });
  expect(keep.last().input).toEqual(canals);
  await keep.last().resolve(null);
  expect([value(), asked()]).toEqual(['asking', ['tides']]);
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'closed' }, { type: 'kept' }]);
});

it('discards the text', async () => {
  const { actor, discard, emitted, value } = start();
  actor.send({ type: 'open' });
  actor.send({ type: 'discard' });
  await discard.last().resolve(null);
  expect([value(), emitted]).toEqual(['quiet', [{ type: 'opened' }, { type: 'closed' }]]);
});

it('keeps the question open when it is dismissed', () => {
  const { actor, value, emitted } = start();
  actor.send({ type: 'open' });
  actor.send({ type: 'dismiss' });
  expect([value(), emitted]).toEqual(['asking', [{ type: 'opened' }, { type: 'closed' }]]);
});

it('says why the text could not be kept, and allows another try', async () => {
  const { actor, keep, value } = start();
  actor.send({ type: 'open' });
  actor.send({ type: 'keep' });
  await keep.last().reject(new CallError('unreachable', 'No connection.'));
  expect([value(), actor.getSnapshot().context.failure?.message]).toEqual(['open', 'No connection.']);
  actor.send({ type: 'keep' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('does not ask again about text that was handled in another window', () => {
  const { actor, value } = start();
  actor.send({ type: 'found', words: [] });
  expect(value()).toBe('quiet');
});

it('does not replace the text being shown', async () => {
  const { actor, keep, asked } = start([canals, tides]);
  actor.send({ type: 'open' });
  actor.send({ type: 'found', words: [dunes, canals] });
  expect(asked()).toEqual(['canals', 'dunes']);
  actor.send({ type: 'keep' });
  actor.send({ type: 'found', words: [tides] });
  await keep.last().resolve(null);
  expect(asked()).toEqual(['tides']);
});

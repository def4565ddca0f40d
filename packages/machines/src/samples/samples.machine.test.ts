import { sampleEssays } from '@octavo/contract/sample-essays';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { samples } from './samples.fixtures.ts';
import { samplesMachine } from './samples.machine.ts';
import type { Samples, SamplesEmitted } from './samples.types.ts';

function start() {
  const load = callsOf<void, Samples>();
  const emitted: SamplesEmitted[] = [];
  const actor = createActor(samplesMachine.provide({ actors: { load: fromPromise(load.creator) } }));
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'enter' });
  return { actor, load, emitted, place: () => actor.getSnapshot().context.place };
}

it('goes from one essay to the next, and stops at the first and the last', async () => {
  const { actor, load, place } = start();
  await load.last().resolve(samples);
  actor.send({ type: 'open', id: sampleEssays[1].id });
  actor.send({ type: 'step', by: -1 });
  actor.send({ type: 'step', by: -1 });
  expect(place()).toBe(0);
  for (let time = 0; time < 40; time++) actor.send({ type: 'step', by: 1 });
  expect(place()).toBe(29);
});

it('closes before it reports that the reader wants to write too', async () => {
  const { actor, load, emitted } = start();
  await load.last().resolve(samples);
  actor.send({ type: 'open', id: sampleEssays[0].id });
  actor.send({ type: 'write' });
  expect(emitted.map(({ type }) => type)).toEqual(['opened', 'closed', 'wanted']);
});

it('does not open an essay that does not exist', async () => {
  const { actor, load } = start();
  await load.last().resolve(samples);
  actor.send({ type: 'open', id: 'none' });
  expect(actor.getSnapshot().value).toBe('listed');
});

it('is loaded once, and again only after a failure', async () => {
  const { actor, load } = start();
  await load.last().reject(new Error('offline'));
  expect(actor.getSnapshot().hasTag('visible')).toBe(false);
  actor.send({ type: 'enter' });
  await load.last().resolve(samples);
  actor.send({ type: 'enter' });
  expect([actor.getSnapshot().value, load.calls.length]).toEqual(['listed', 2]);
});

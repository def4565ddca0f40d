import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { film } from './film.fixtures.ts';
import {
  type GreetingEmitted,
  type GreetingEvent,
  type GreetingFilm,
  greetingMachine,
} from './greeting.machine.ts';

function start() {
  const load = callsOf<void, GreetingFilm>();
  const emitted: GreetingEmitted[] = [];
  const look: { tell: () => void } = { tell: () => {} };
  const machine = greetingMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      language: fromCallback<GreetingEvent>(({ sendBack }) => {
        look.tell = () => sendBack({ type: 'language.change' });
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, load, emitted, look };
}

it('is not requested after two closes', () => {
  const { actor, load } = start();
  actor.send({ type: 'enter', closes: 2 });
  expect([actor.getSnapshot().value, load.calls.length]).toEqual(['hidden', 0]);
});

it('waits for a press, and keeps playing while it is enlarged', async () => {
  const { actor, load } = start();
  actor.send({ type: 'enter', closes: 1 });
  await load.last().resolve(film);
  expect(actor.getSnapshot().value).toEqual({ shown: { playback: 'paused', size: 'small' } });
  actor.send({ type: 'play' });
  actor.send({ type: 'enlarge' });
  expect(actor.getSnapshot().value).toEqual({ shown: { playback: 'playing', size: 'enlarged' } });
});

it('reports that it was closed, and is not shown again on this page', async () => {
  const { actor, load, emitted } = start();
  actor.send({ type: 'enter', closes: 0 });
  await load.last().resolve(film);
  actor.send({ type: 'close' });
  actor.send({ type: 'leave' });
  actor.send({ type: 'enter', closes: 1 });
  expect([actor.getSnapshot().value, emitted, load.calls.length]).toEqual([
    'closed',
    [{ type: 'dismissed' }],
    1,
  ]);
});

it('leaves the page unchanged if it cannot be loaded, and retries on the next visit to home', async () => {
  const { actor, load } = start();
  actor.send({ type: 'enter', closes: 0 });
  await load.last().reject(new Error('offline'));
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('visible')]).toEqual(['failed', false]);
  actor.send({ type: 'leave' });
  actor.send({ type: 'enter', closes: 0 });
  await load.last().resolve(film);
  expect(actor.getSnapshot().hasTag('visible')).toBe(true);
});

it('is shown in the new language when the page changes its language', async () => {
  const { actor, load, look } = start();
  actor.send({ type: 'enter', closes: 0 });
  await load.last().resolve(film);
  look.tell();
  const other = { ...film, url: '/other' };
  await load.last().resolve(other);
  expect(actor.getSnapshot().context.film).toEqual(other);
});

import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { favouritesMachine } from './favourites.machine.ts';
import { isFavourite } from './marks.ts';

function start() {
  const toggle = callsOf<{ id: string }, { favourite: boolean }>();
  const refused: string[] = [];
  const actor = createActor(favouritesMachine.provide({ actors: { toggle: fromPromise(toggle.creator) } }));
  actor.on('refused', ({ message }) => void refused.push(message));
  actor.start();
  const shows = (id: string, favourite = false) =>
    isFavourite(actor.getSnapshot().context, { id, favourite });
  const press = (id: string) => actor.send({ type: 'toggle', id, favourite: shows(id) });
  const asked = () => toggle.calls.map((call) => call.input.id);
  return { toggle, refused, shows, press, asked };
}

it('shows a star at once and sends one document after the other', async () => {
  const { toggle, shows, press, asked } = start();
  press('sleep');
  press('canals');
  expect([shows('sleep'), shows('canals'), asked()]).toEqual([true, true, ['sleep']]);
  await toggle.last().resolve({ favourite: true });
  expect(asked()).toEqual(['sleep', 'canals']);
});

it('reverts a waiting press without a call', async () => {
  const { toggle, press, asked } = start();
  press('sleep');
  press('grid');
  press('grid');
  await toggle.last().resolve({ favourite: true });
  expect(asked()).toEqual(['sleep']);
});

it('sends a second press once the first has been sent: two fast presses end where they began', async () => {
  const { toggle, shows, press, asked } = start();
  press('sleep');
  press('sleep');
  expect(shows('sleep')).toBe(false);
  await toggle.last().resolve({ favourite: true });
  expect(asked()).toEqual(['sleep', 'sleep']);
  await toggle.last().resolve({ favourite: false });
  expect([shows('sleep'), asked().length]).toEqual([false, 2]);
});

it('reverts what is refused and says why', async () => {
  const { toggle, refused, shows, press } = start();
  press('sleep');
  await toggle.last().reject(new Error('This document is not yours any more.'));
  expect([shows('sleep'), refused]).toEqual([false, ['This document is not yours any more.']]);
});

it('trusts the server’s state if another window has changed it', async () => {
  const { toggle, shows, press, asked } = start();
  press('sleep');
  await toggle.last().resolve({ favourite: false });
  expect(asked()).toEqual(['sleep', 'sleep']);
  await toggle.last().resolve({ favourite: true });
  expect([shows('sleep'), asked().length]).toEqual([true, 2]);
});

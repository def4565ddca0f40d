import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { linksMachine } from './links.machine.ts';
import type { LoadedLinks, SaveLinkInput, SharedLink } from './links.types.ts';

const link = (id: string, change: Partial<SharedLink> = {}): SharedLink => ({
  id,
  name: id,
  kind: 'comment',
  token: id,
  address: `https://octavo.example/app/r/${id}`,
  hasPassword: false,
  expiresAt: null,
  lastDay: '',
  createdAt: '2026-11-20T20:10:00.000Z',
  readers: [],
  ...change,
});

async function start(links: readonly SharedLink[]) {
  const load = callsOf<{ id: string }, LoadedLinks>();
  const save = callsOf<SaveLinkInput, SharedLink>();
  const revoke = callsOf<{ id: string; linkId: string }, unknown>();
  const actor = createActor(
    linksMachine.provide({
      actors: {
        load: fromPromise(load.creator),
        save: fromPromise(save.creator),
        revoke: fromPromise(revoke.creator),
      },
    }),
    { input: { id: 'doc' } },
  );
  const emitted: string[] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  actor.send({ type: 'open' });
  await load.last().resolve({ links, today: '2026-11-20' });
  return {
    actor,
    save,
    revoke,
    emitted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('opens the form for the first link, and closes when that is cancelled', async () => {
  const { actor, state, emitted } = await start([]);
  expect(state()).toBe('form');
  actor.send({ type: 'cancel' });
  expect([state(), emitted]).toEqual(['closed', ['opened', 'closed']]);
});

it('shows a new link first, with its address, and clears the password', async () => {
  const { actor, save, context, state } = await start([link('old')]);
  actor.send({ type: 'add' });
  actor.send({ type: 'draft.change', change: { name: ' Ms Meyer ', isProtected: true, password: 'x' } });
  actor.send({ type: 'submit' });
  actor.send({ type: 'dismiss' });
  expect([state(), save.last().input.draft.name]).toEqual(['saving', 'Ms Meyer']);
  await save.last().resolve(link('new'));
  expect([state(), context().links.map(({ id }) => id), context().made]).toEqual([
    'listed',
    ['new', 'old'],
    'new',
  ]);
  expect(context().draft.password).toBe('');
});

it('says what is missing before anything is sent', async () => {
  const { actor, context, state } = await start([]);
  actor.send({ type: 'draft.change', change: { name: '  ', isProtected: true, lastDay: '2026-11-19' } });
  actor.send({ type: 'submit' });
  expect([state(), context().problems]).toEqual([
    'form',
    { name: 'nameRequired', password: 'passwordRequired', lastDay: 'dayOver' },
  ]);
  actor.send({ type: 'draft.change', change: { name: 'Ms Meyer' } });
  expect(context().problems).toEqual({ name: null, password: null, lastDay: null });
});

it('keeps the password of a link if the field stays empty, and accepts today as the last day', async () => {
  const { actor, save, state } = await start([link('old', { hasPassword: true })]);
  actor.send({ type: 'edit', id: 'old' });
  actor.send({ type: 'draft.change', change: { lastDay: '2026-11-20' } });
  actor.send({ type: 'submit' });
  expect(state()).toBe('saving');
  expect(save.last().input.draft).toMatchObject({ id: 'old', isProtected: true, password: '' });
});

it('keeps the form if it cannot be saved', async () => {
  const { actor, save, context, state } = await start([]);
  actor.send({ type: 'draft.change', change: { name: 'Ms Meyer' } });
  actor.send({ type: 'submit' });
  await save.last().reject(new CallError('unreachable', 'The server was not reached.'));
  expect([state(), context().draft.name, context().failure?.code]).toEqual([
    'form',
    'Ms Meyer',
    'unreachable',
  ]);
});

it('asks before it revokes a link, and keeps it in the list if that fails', async () => {
  const { actor, revoke, context, state } = await start([link('old'), link('other')]);
  actor.send({ type: 'revoke', id: 'old' });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'revoke', id: 'old' });
  actor.send({ type: 'confirm' });
  await revoke.last().reject(new CallError('unreachable', 'The server was not reached.'));
  expect([state(), context().links.length, context().failure?.code]).toEqual(['listed', 2, 'unreachable']);
  actor.send({ type: 'revoke', id: 'old' });
  actor.send({ type: 'confirm' });
  expect(revoke.last().input).toEqual({ id: 'doc', linkId: 'old' });
  await revoke.last().resolve(null);
  expect(context().links.map(({ id }) => id)).toEqual(['other']);
});

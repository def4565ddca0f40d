import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { conflictMachine } from './conflict.machine.ts';
import type { ConflictEmitted, ConflictTexts, KeepInput } from './conflict.types.ts';

const side = { text: 'Tides', changedAt: '2026-11-20T21:12:00.000Z' };
const texts: ConflictTexts = { common: '', mine: side, theirs: side, version: 9 };

function start() {
  const load = callsOf<{ id: string }, ConflictTexts>();
  const keepMine = callsOf<KeepInput, unknown>();
  const keepTheirs = callsOf<KeepInput, unknown>();
  const actor = createActor(
    conflictMachine.provide({
      actors: {
        load: fromPromise(load.creator),
        keepMine: fromPromise(keepMine.creator),
        keepTheirs: fromPromise(keepTheirs.creator),
      },
    }),
    { input: { id: 'doc' } },
  );
  const emitted: ConflictEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  actor.send({ type: 'open' });
  return { actor, load, keepMine, keepTheirs, emitted, value: () => actor.getSnapshot().value };
}

it('replaces the version that was shown with mine', async () => {
  const { actor, load, keepMine, emitted, value } = start();
  await load.last().resolve(texts);
  actor.send({ type: 'choose', choice: 'mine' });
  expect(keepMine.last().input).toEqual({ id: 'doc', version: 9 });
  actor.send({ type: 'dismiss' });
  expect(value()).toBe('keepingMine');
  await keepMine.last().resolve({});
  expect([value(), emitted]).toEqual(['closed', ['opened', 'closed']]);
});

it('shows a newer change again before anything is replaced', async () => {
  const { actor, load, keepTheirs, emitted, value } = start();
  await load.last().resolve(texts);
  actor.send({ type: 'choose', choice: 'theirs' });
  await keepTheirs.last().reject(new CallError('version_conflict', 'Newer.'));
  expect([value(), load.calls.length]).toEqual(['loading', 2]);
  await load.last().resolve({ ...texts, version: 10 });
  actor.send({ type: 'choose', choice: 'theirs' });
  expect(keepTheirs.last().input.version).toBe(10);
  await keepTheirs.last().resolve({});
  expect(emitted).toEqual(['opened', 'closed']);
});

it('says why a choice failed, and allows another one', async () => {
  const { actor, load, keepMine, emitted, value } = start();
  await load.last().resolve(texts);
  actor.send({ type: 'choose', choice: 'mine' });
  await keepMine.last().reject(new CallError('unreachable', 'No connection.'));
  expect([value(), actor.getSnapshot().context.failure?.message]).toEqual(['ready', 'No connection.']);
  actor.send({ type: 'choose', choice: 'both' });
  expect([value(), emitted]).toEqual(['closed', ['opened', 'closed', 'apart']]);
});

it('keeps both even if theirs cannot be read', async () => {
  const { actor, load, emitted, value } = start();
  await load.last().reject(new CallError('unreachable', 'No connection.'));
  actor.send({ type: 'choose', choice: 'mine' });
  expect(value()).toBe('unread');
  actor.send({ type: 'choose', choice: 'both' });
  expect([value(), emitted]).toEqual(['closed', ['opened', 'closed', 'apart']]);
});

import type { ChangelogEntry } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type ChangelogEvent, changelogMachine } from './changelog.machine.ts';

const inLanguage = (message: string): ChangelogEntry[] => [{ version: '0.1.0', date: '2026-11-21', message }];

function start() {
  const load = callsOf<void, readonly ChangelogEntry[]>();
  const look: { tell: () => void } = { tell: () => {} };
  const machine = changelogMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      language: fromCallback<ChangelogEvent>(({ sendBack }) => {
        look.tell = () => sendBack({ type: 'language.change' });
      }),
    },
  });
  const actor = createActor(machine).start();
  const messages = () => actor.getSnapshot().context.entries.map(({ message }) => message);
  return { actor, load, look, messages, state: () => actor.getSnapshot().value };
}

it('requests nothing before the page is shown', () => {
  const { load, look, state } = start();
  look.tell();
  expect([state(), load.calls.length]).toEqual(['idle', 0]);
});

it('requests the new language, and shows nothing of the previous one', async () => {
  const { actor, load, look, messages, state } = start();
  actor.send({ type: 'enter' });
  await load.last().resolve(inLanguage('The first version'));
  look.tell();
  expect([state(), messages()]).toEqual(['loading', []]);
  await load.last().resolve(inLanguage('Die erste Version'));
  expect([state(), messages()]).toEqual(['ready', ['Die erste Version']]);
});

it('drops an answer in the previous language', async () => {
  const { actor, load, look, messages } = start();
  actor.send({ type: 'enter' });
  const first = load.last();
  look.tell();
  await first.resolve(inLanguage('The first version'));
  expect([load.calls.length, messages()]).toEqual([2, []]);
});

it('retries in another language after a failure', async () => {
  const { actor, load, look, state } = start();
  actor.send({ type: 'enter' });
  await load.last().reject(new Error('offline'));
  expect(state()).toBe('failed');
  look.tell();
  expect([state(), load.calls.length]).toEqual(['loading', 2]);
});

import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from './session.machine.ts';

function start({
  reloaded = false,
  authenticated = [false],
}: {
  reloaded?: boolean;
  authenticated?: boolean[];
}) {
  const calls: string[] = [];
  const machine = sessionMachine.provide({
    actors: {
      authenticate: fromPromise(async () => {
        calls.push('authenticate');
        return { isAuthenticated: authenticated.shift() ?? false };
      }),
      createAnonymous: fromPromise<unknown, void>(async () => void calls.push('createAnonymous')),
      reload: fromPromise<unknown, void>(async () => void calls.push('reload')),
    },
  });
  const actor = createActor(machine, { input: { reloaded } }).start();
  const end = () => waitFor(actor, (state) => state.matches('ready') || state.matches('failed'));
  return { actor, calls, end };
}

it('lets in a user with a session', async () => {
  const { calls, end } = start({ authenticated: [true] });
  expect((await end()).value).toBe('ready');
  expect(calls).toEqual(['authenticate']);
});

it('gives a visitor an anonymous session and reloads (SPEC §4)', async () => {
  const { calls, end } = start({ authenticated: [false, true] });
  expect((await end()).value).toBe('ready');
  expect(calls).toEqual(['authenticate', 'createAnonymous', 'reload', 'authenticate']);
});

it('reloads only once if the browser keeps no session', async () => {
  const { calls, end } = start({ reloaded: true });
  const state = await end();
  expect([state.value, state.context.failure?.code]).toEqual(['failed', 'session_not_kept']);
  expect(calls).toEqual(['authenticate']);
});

it('starts over on retry', async () => {
  const { actor, end } = start({ reloaded: true, authenticated: [false, true] });
  await end();
  actor.send({ type: 'retry' });
  expect((await end()).context.failure).toBeNull();
  expect(actor.getSnapshot().value).toBe('ready');
});

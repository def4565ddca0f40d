import type { SharedAccount } from '@octavo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { sharedAccounts } from './accounts.fixtures.ts';
import { sharingMachine } from './sharing.machine.ts';
import type { SharingDraft, SharingEmitted } from './sharing.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start(accounts: readonly SharedAccount[] = sharedAccounts) {
  const load = callsOf<void, readonly SharedAccount[]>();
  const ask = callsOf<{ code: string }, boolean>();
  const generate = callsOf<void, string>();
  const create = callsOf<SharingDraft, unknown>();
  const remove = callsOf<{ id: string }, unknown>();
  const machine = sharingMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      ask: fromPromise(ask.creator),
      generate: fromPromise(generate.creator),
      create: fromPromise(create.creator),
      remove: fromPromise(remove.creator),
    },
  });
  const sharing = createActor(machine);
  const emitted: SharingEmitted[] = [];
  sharing.on('*', (event) => void emitted.push(event));
  sharing.start();
  sharing.send({ type: 'enter' });
  await load.last().resolve(accounts);
  return {
    sharing,
    emitted,
    load,
    ask,
    generate,
    create,
    remove,
    context: () => sharing.getSnapshot().context,
  };
}

it('checks whether a code is free 800 ms after the last key', async () => {
  const { sharing, ask, context } = await start();
  sharing.send({ type: 'add' });
  sharing.send({ type: 'code.change', code: 'lime-4' });
  vi.advanceTimersByTime(799);
  sharing.send({ type: 'code.change', code: 'lime-42' });
  vi.advanceTimersByTime(799);
  expect(ask.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(ask.last().input).toEqual({ code: 'lime-42' });
  await ask.last().resolve(false);
  expect(context().problems.code).toBe('codeTaken');
  sharing.send({ type: 'code.change', code: 'lime-43' });
  expect(context().problems.code).toBeNull();
});

it('does not check an invalid code', async () => {
  const { sharing, ask } = await start();
  sharing.send({ type: 'add' });
  sharing.send({ type: 'code.change', code: 'two words' });
  vi.advanceTimersByTime(5000);
  expect(ask.calls).toHaveLength(0);
});

it('sends nothing without a code and a name', async () => {
  const { sharing, create, context } = await start();
  sharing.send({ type: 'add' });
  sharing.send({ type: 'submit' });
  expect(context().problems).toEqual({ code: 'codeRequired', name: 'nameRequired' });
  sharing.send({ type: 'code.change', code: 'ab' });
  sharing.send({ type: 'submit' });
  expect([context().problems.code, create.calls.length]).toEqual(['codeShape', 0]);
});

it('creates an account with a generated code, closes and reloads the list', async () => {
  const { sharing, emitted, load, generate, create } = await start();
  sharing.send({ type: 'add' });
  sharing.send({ type: 'code.generate' });
  await generate.last().resolve('tamirofulena-42');
  sharing.send({ type: 'name.change', name: ' Inês ' });
  sharing.send({ type: 'submit' });
  expect(create.last().input).toEqual({ code: 'tamirofulena-42', name: 'Inês', image: null });
  await create.last().resolve({});
  expect([emitted.map(({ type }) => type), load.calls.length]).toEqual([['opened', 'closed'], 2]);
});

it('keeps the form if the server refuses, and passes its message on', async () => {
  const { sharing, emitted, create, context } = await start();
  sharing.send({ type: 'add' });
  sharing.send({ type: 'code.change', code: 'lime-42' });
  sharing.send({ type: 'name.change', name: 'Inês' });
  sharing.send({ type: 'submit' });
  await create.last().reject(new Error('There are 3 shared accounts already.'));
  expect([sharing.getSnapshot().hasTag('form'), context().draft.code]).toEqual([true, 'lime-42']);
  expect(emitted.at(-1)).toEqual({ type: 'refused', message: 'There are 3 shared accounts already.' });
});

it('does not add a fourth', async () => {
  const [one, two] = sharedAccounts;
  if (!one || !two) throw new Error('The fixtures hold two accounts.');
  const { sharing } = await start([one, two, { ...two, id: 'shared-3' }]);
  sharing.send({ type: 'add' });
  expect(sharing.getSnapshot().value).toBe('listed');
});

it('deletes only after confirmation', async () => {
  const { sharing, remove, load } = await start();
  sharing.send({ type: 'remove', id: 'shared-2' });
  sharing.send({ type: 'dismiss' });
  sharing.send({ type: 'remove', id: 'shared-1' });
  expect(remove.calls).toHaveLength(0);
  sharing.send({ type: 'confirm' });
  expect(remove.last().input).toEqual({ id: 'shared-1' });
  await remove.last().resolve({});
  expect(load.calls).toHaveLength(2);
});

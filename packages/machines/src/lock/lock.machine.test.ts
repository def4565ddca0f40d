import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { lockMachine } from './lock.machine.ts';
import type { LockEmitted, LockForm } from './lock.types.ts';

function start(isLocked: boolean) {
  const lock = callsOf<{ id: string; password: string; hint: string }, unknown>();
  const unlock = callsOf<{ id: string; password: string }, unknown>();
  const readHint = callsOf<{ id: string }, string>();
  const machine = lockMachine.provide({
    actors: {
      lock: fromPromise(lock.creator),
      unlock: fromPromise(unlock.creator),
      readHint: fromPromise(readHint.creator),
    },
  });
  const actor = createActor(machine, { input: { id: 'd-1' } });
  const emitted: LockEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  actor.send({ type: 'open', isLocked });
  const fill = (change: Partial<LockForm>) => actor.send({ type: 'form.change', change });
  const submit = () => actor.send({ type: 'submit' });
  const context = () => actor.getSnapshot().context;
  return { actor, lock, unlock, readHint, emitted, fill, submit, context };
}

it('opens the dialog that fits the document', () => {
  expect(start(false).actor.getSnapshot().hasTag('lock')).toBe(true);
  expect(start(true).actor.getSnapshot().hasTag('unlock')).toBe(true);
});

it.each([
  [{ password: '' }, 'empty'],
  [{ password: 'slow', repeat: 'slwo' }, 'different'],
  [{ password: 'slow', repeat: 'slow', hint: 'Slowly' }, 'hintTells'],
] as const)('does not lock with %j', (form, problem) => {
  const { lock, fill, submit, context } = start(false);
  fill(form);
  submit();
  expect([context().problem, lock.calls.length]).toEqual([problem, 0]);
});

it('locks, reports that the document changed, and clears the password', async () => {
  const { actor, lock, emitted, fill, submit, context } = start(false);
  fill({ password: 'slow', repeat: 'slow', hint: 'Hands' });
  submit();
  expect(lock.last().input).toEqual({ id: 'd-1', password: 'slow', hint: 'Hands' });
  actor.send({ type: 'dismiss' });
  await lock.last().resolve(null);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(context().form).toEqual({ password: '', repeat: '', hint: '' });
  expect(emitted).toEqual(['opened', 'closed', 'changed']);
});

it('keeps the form if the server fails', async () => {
  const { actor, lock, fill, submit, context } = start(false);
  fill({ password: 'slow', repeat: 'slow' });
  submit();
  await lock.last().reject(new CallError('internal', 'It failed.'));
  expect(actor.getSnapshot().value).toBe('setting');
  expect(context()).toMatchObject({ problem: 'failed', failure: { message: 'It failed.' } });
  expect(context().form.password).toBe('slow');
});

it('asks for a password before it unlocks', () => {
  const { unlock, submit, context } = start(true);
  submit();
  expect([context().problem, unlock.calls.length]).toEqual(['empty', 0]);
});

it('distinguishes a wrong password from a failure', async () => {
  const { unlock, fill, submit, context, emitted } = start(true);
  fill({ password: 'fast' });
  submit();
  await unlock.last().reject(new CallError('wrong_password', 'Wrong.'));
  expect(context().problem).toBe('wrong');
  submit();
  await unlock.last().reject(new CallError('too_many_attempts', 'Later.'));
  expect(context()).toMatchObject({ problem: 'failed', failure: { message: 'Later.' } });
  submit();
  await unlock.last().resolve(null);
  expect(emitted).toEqual(['opened', 'closed', 'changed']);
});

it('loads the hint on request', async () => {
  const { actor, readHint, context } = start(true);
  actor.send({ type: 'hint.show' });
  await readHint.last().resolve('Hands');
  expect(context().hint).toEqual({ text: 'Hands' });
  actor.send({ type: 'hint.show' });
  await readHint.last().reject(new CallError('unreachable', 'Not reached.'));
  expect(context().hint).toMatchObject({ failure: { message: 'Not reached.' } });
});

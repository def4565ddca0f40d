import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { type DetailsEmitted, detailsMachine } from './details.machine.ts';

function start() {
  const rename = callsOf<{ name: string }, unknown>();
  const readdress = callsOf<{ email: string }, unknown>();
  const erase = callsOf<{ endsSubscription: boolean }, unknown>();
  const keep = callsOf<void, unknown>();
  const leave = callsOf<void, unknown>();
  const machine = detailsMachine.provide({
    actors: {
      rename: fromPromise(rename.creator),
      readdress: fromPromise(readdress.creator),
      erase: fromPromise(erase.creator),
      keep: fromPromise(keep.creator),
      leave: fromPromise(leave.creator),
    },
  });
  const details = createActor(machine);
  const emitted: DetailsEmitted[] = [];
  details.on('*', (event) => void emitted.push(event));
  details.start();
  const snapshot = () => details.getSnapshot();
  return { details, rename, readdress, erase, keep, leave, emitted, snapshot };
}

it('renames, and reports that the account has changed', async () => {
  const { details, rename, emitted } = start();
  details.send({ type: 'name.edit', name: 'Ada' });
  details.send({ type: 'draft.change', draft: ' Ada M. 👩🏽‍🔬 ' });
  details.send({ type: 'submit' });
  expect(rename.last().input).toEqual({ name: 'Ada M. 👩🏽‍🔬' });
  await rename.last().resolve({});
  expect(emitted.map(({ type }) => type)).toEqual(['opened', 'changed', 'closed']);
});

it.each([
  ['', 'addressRequired'],
  ['nobody', 'addressShape'],
] as const)('sends no mail to %j', (draft, problem) => {
  const { details, readdress, snapshot } = start();
  details.send({ type: 'address.edit' });
  details.send({ type: 'draft.change', draft });
  details.send({ type: 'submit' });
  expect([snapshot().context.problem, readdress.calls.length]).toEqual([problem, 0]);
});

it('keeps an address that could not be mailed to, with the reason', async () => {
  const { details, readdress, snapshot } = start();
  details.send({ type: 'address.edit' });
  details.send({ type: 'draft.change', draft: 'ada@elsewhere.example' });
  details.send({ type: 'submit' });
  await readdress.last().reject(new Error('This is the address already.'));
  expect([snapshot().value, snapshot().context.draft, snapshot().context.refusal]).toEqual([
    'addressing',
    'ada@elsewhere.example',
    'This is the address already.',
  ]);
});

it('deletes only after confirmation, and leaves', async () => {
  const { details, erase, leave, keep, emitted } = start();
  details.send({ type: 'delete', isRenewing: false });
  details.send({ type: 'dismiss' });
  expect(erase.calls).toHaveLength(0);
  details.send({ type: 'delete', isRenewing: false });
  details.send({ type: 'submit' });
  await erase.last().reject(new Error('It is still paid for.'));
  expect([leave.calls.length, emitted.at(-1)]).toEqual([
    0,
    { type: 'refused', message: 'It is still paid for.' },
  ]);
  details.send({ type: 'keep' });
  await keep.last().resolve({});
  expect(emitted.at(-1)).toEqual({ type: 'changed' });
});

it('regression 304: offers to end running subscriptions, known before or reported by the server', async () => {
  const { details, erase, leave, emitted, snapshot } = start();
  details.send({ type: 'delete', isRenewing: true });
  details.send({ type: 'submit' });
  expect(erase.last().input).toEqual({ endsSubscription: true });
  await erase.last().reject(new Error('The provider cannot be reached.'));
  details.send({ type: 'delete', isRenewing: false });
  details.send({ type: 'submit' });
  expect(erase.last().input).toEqual({ endsSubscription: false });
  await erase.last().reject(new CallError('still_paid', 'It still runs.'));
  expect([snapshot().value, snapshot().context.endsSubscription]).toEqual(['confirming', true]);
  details.send({ type: 'submit' });
  expect(erase.last().input).toEqual({ endsSubscription: true });
  await erase.last().resolve({});
  expect([leave.calls.length, emitted.filter(({ type }) => type === 'refused').length]).toEqual([1, 1]);
});

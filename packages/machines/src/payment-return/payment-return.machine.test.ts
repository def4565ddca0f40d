import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import {
  type PaymentOutcome,
  paymentReturnMachine,
  type PaymentReturnEmitted,
  type ReturnAddress,
} from './payment-return.machine.ts';

const address = { secret: 'pi_secret', status: 'succeeded' };

function start() {
  const readStatus = callsOf<ReturnAddress, PaymentOutcome>();
  const settle = callsOf<{ times: number }, boolean>();
  const actor = createActor(
    paymentReturnMachine.provide({
      actors: { readStatus: fromPromise(readStatus.creator), settle: fromPromise(settle.creator) },
    }),
  );
  const emitted: PaymentReturnEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  return { actor, readStatus, settle, emitted };
}

it.each([
  ['processing', ['offered']],
  ['requires_payment_method', ['offered']],
  ['other', ['offered']],
] as const)('requests the state of the payment, and reports %s', async (outcome, reported) => {
  const { actor, readStatus, emitted } = start();
  actor.send({ type: 'return', address });
  expect(readStatus.last().input).toEqual(address);
  await readStatus.last().resolve(outcome);
  expect([actor.getSnapshot().value, emitted]).toEqual([outcome, reported]);
});

it('regression 305: reports Pro only once the server knows about it', async () => {
  const { actor, readStatus, settle, emitted } = start();
  actor.send({ type: 'return', address });
  await readStatus.last().resolve('succeeded');
  expect([actor.getSnapshot().value, emitted]).toEqual(['settling', ['offered']]);
  await settle.last().resolve(false);
  expect([actor.getSnapshot().value, emitted]).toEqual(['processing', ['offered']]);
  await settle.last().resolve(true);
  expect([actor.getSnapshot().value, emitted]).toEqual(['succeeded', ['offered', 'settled']]);
});

it('regression 305: keeps polling when the dialog is closed', async () => {
  const { actor, readStatus, settle, emitted } = start();
  actor.send({ type: 'return', address });
  await readStatus.last().resolve('succeeded');
  actor.send({ type: 'close' });
  await settle.last().resolve(true);
  expect([actor.getSnapshot().value, emitted]).toEqual(['closed', ['offered', 'closed', 'settled']]);
});

it('says that the state is unknown if there is no answer', async () => {
  const { actor, readStatus } = start();
  actor.send({ type: 'return', address });
  await readStatus.last().reject(new Error('offline'));
  expect(actor.getSnapshot().value).toBe('other');
});

it('asks a visitor who has paid to sign in', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'remind' });
  actor.send({ type: 'signIn' });
  expect(emitted).toEqual(['offered', 'closed', 'signIn']);
});

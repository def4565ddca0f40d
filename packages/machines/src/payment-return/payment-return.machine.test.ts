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
  const actor = createActor(
    paymentReturnMachine.provide({ actors: { readStatus: fromPromise(readStatus.creator) } }),
  );
  const emitted: PaymentReturnEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  return { actor, readStatus, emitted };
}

it.each([
  ['succeeded', ['opened']],
  ['processing', ['opened']],
  ['requires_payment_method', ['opened', 'unpaid']],
  ['other', ['opened']],
] as const)('asks how the payment stands, and tells %s', async (outcome, told) => {
  const { actor, readStatus, emitted } = start();
  actor.send({ type: 'return', address });
  expect(readStatus.last().input).toEqual(address);
  await readStatus.last().resolve(outcome);
  expect([actor.getSnapshot().value, emitted]).toEqual([outcome, told]);
});

it('says that it cannot tell when nobody answers', async () => {
  const { actor, readStatus } = start();
  actor.send({ type: 'return', address });
  await readStatus.last().reject(new Error('offline'));
  expect(actor.getSnapshot().value).toBe('other');
});

it('leads whoever paid as a visitor to sign in', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'remind' });
  actor.send({ type: 'signIn' });
  expect(emitted).toEqual(['opened', 'closed', 'signIn']);
});

import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type WithdrawalDraft, type WithdrawalEmitted, withdrawalMachine } from './withdrawal.machine.ts';

function start() {
  const request = callsOf<WithdrawalDraft, unknown>();
  const actor = createActor(withdrawalMachine.provide({ actors: { request: fromPromise(request.creator) } }));
  const emitted: WithdrawalEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  actor.send({ type: 'open' });
  return { actor, request, emitted, context: () => actor.getSnapshot().context };
}

it('sends no amount that cannot be paid out', () => {
  const { actor, request, context } = start();
  actor.send({ type: 'account.change', account: 'DE00 1234' });
  actor.send({ type: 'submit' });
  expect(context().problems).toEqual({ holder: 'holderRequired', account: 'ibanShape' });
  actor.send({ type: 'method.change', method: 'paypal' });
  expect(context()).toMatchObject({ draft: { account: '' }, problems: { account: null } });
  actor.send({ type: 'account.change', account: 'nobody' });
  actor.send({ type: 'submit' });
  expect([context().problems.account, request.calls.length]).toEqual(['paypalShape', 0]);
});

it('requests a withdrawal, and closes when it was accepted', async () => {
  const { actor, request, emitted } = start();
  actor.send({ type: 'holder.change', holder: 'Ada' });
  actor.send({ type: 'account.change', account: 'de89 3704 0044 0532 0130 00' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  expect(request.calls).toHaveLength(1);
  await request.last().resolve({});
  expect(emitted).toEqual(['opened', 'requested', 'closed']);
});

it('keeps the form if the server refuses', async () => {
  const { actor, request, context } = start();
  actor.send({ type: 'holder.change', holder: 'Ada' });
  actor.send({ type: 'account.change', account: 'DE89370400440532013000' });
  actor.send({ type: 'submit' });
  await request.last().reject(new Error('An earlier withdrawal is still under way.'));
  expect(context()).toMatchObject({
    draft: { holder: 'Ada' },
    refusal: 'An earlier withdrawal is still under way.',
  });
});

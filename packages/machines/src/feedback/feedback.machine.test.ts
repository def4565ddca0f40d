import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { feedbackMachine, type SendInput } from './feedback.machine.ts';

function start() {
  const send = callsOf<SendInput, unknown>();
  const actor = createActor(feedbackMachine.provide({ actors: { send: fromPromise(send.creator) } })).start();
  return { actor, send, snapshot: () => actor.getSnapshot() };
}

it('sends nothing that is empty', () => {
  const { actor, send, snapshot } = start();
  actor.send({ type: 'open', kind: 'bug' });
  actor.send({ type: 'text.change', text: ' \n ' });
  actor.send({ type: 'submit' });
  expect([snapshot().value, snapshot().context.isMissing, send.calls.length]).toEqual(['writing', true, 0]);
});

it('keeps the text after a refusal and after closing, until it was sent', async () => {
  const { actor, send, snapshot } = start();
  actor.send({ type: 'open', kind: 'feature' });
  actor.send({ type: 'text.change', text: ' Footnotes ' });
  actor.send({ type: 'submit' });
  expect(send.last().input).toEqual({ kind: 'feature', input: 'Footnotes' });
  await send.last().reject(new Error('The server cannot be reached.'));
  expect([snapshot().value, snapshot().context.refusal]).toEqual([
    'writing',
    'The server cannot be reached.',
  ]);
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open', kind: 'idea' });
  expect(snapshot().context).toMatchObject({ text: ' Footnotes ', kind: 'idea', refusal: null });
  actor.send({ type: 'submit' });
  await send.last().resolve({});
  expect([snapshot().value, snapshot().context.text]).toEqual(['sent', '']);
});

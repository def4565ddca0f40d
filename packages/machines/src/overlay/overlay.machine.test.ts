import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type FocusCommand, overlayMachine } from './overlay.machine.ts';

function start() {
  const commands: FocusCommand[] = [];
  const focus = fromCallback<FocusCommand>(({ receive }) => receive((command) => commands.push(command)));
  const pause = callsOf<unknown, void>();
  const machine = overlayMachine.provide({ actors: { focus, pause: fromPromise<void>(pause.creator) } });
  const actor = createActor(machine).start();
  return { actor, commands, pause };
}

it('remembers the focus when an overlay opens and restores it when it closes', () => {
  const { actor, commands } = start();
  actor.send({ type: 'open', name: 'download' });
  expect(actor.getSnapshot().context.stack).toEqual(['download']);
  actor.send({ type: 'close', name: 'download' });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(commands).toEqual([
    { type: 'remember', name: 'download' },
    { type: 'restore', name: 'download' },
  ]);
});

it('closes the overlays of flows that end, and does not restore the focus', () => {
  const { actor, commands } = start();
  actor.send({ type: 'open', name: 'download' });
  actor.send({ type: 'open', name: 'login' });
  actor.send({ type: 'leave', flows: ['download', 'tags'] });
  expect(actor.getSnapshot().context.stack).toEqual(['login']);
  actor.send({ type: 'leave', flows: ['login'] });
  expect([actor.getSnapshot().value, commands.map(({ type }) => type)]).toEqual([
    'closed',
    ['remember', 'remember'],
  ]);
});

it('opens an overlay only once, and ignores closing one that is not open', () => {
  const { actor, commands } = start();
  actor.send({ type: 'open', name: 'download' });
  actor.send({ type: 'open', name: 'download' });
  actor.send({ type: 'close', name: 'download' });
  actor.send({ type: 'close', name: 'download' });
  expect(commands.map(({ type }) => type)).toEqual(['remember', 'restore']);
});

it('regression 161: an offered overlay waits until the open form has closed and nobody types', async () => {
  const { actor, commands, pause } = start();
  actor.send({ type: 'open', name: 'withdrawal' });
  actor.send({ type: 'offer', name: 'referral' });
  expect([actor.getSnapshot().context.stack, pause.calls]).toEqual([['withdrawal'], []]);
  actor.send({ type: 'close', name: 'withdrawal' });
  expect(actor.getSnapshot().value).toBe('waiting');
  await pause.last().resolve();
  expect(actor.getSnapshot().context).toEqual({ stack: ['referral'], offered: ['referral'] });
  actor.send({ type: 'close', name: 'referral' });
  expect(actor.getSnapshot().context).toEqual({ stack: [], offered: [] });
  expect(commands.slice(2)).toEqual([
    { type: 'remember', name: 'referral' },
    { type: 'restore', name: 'referral' },
  ]);
});

it('lets requested overlays go first, and drops an offer that was withdrawn before its turn', async () => {
  const { actor, pause } = start();
  actor.send({ type: 'offer', name: 'referral' });
  actor.send({ type: 'offer', name: 'payment-return' });
  const first = pause.last();
  actor.send({ type: 'open', name: 'download' });
  await first.resolve();
  expect(actor.getSnapshot().context.stack).toEqual(['download']);
  actor.send({ type: 'close', name: 'referral' });
  actor.send({ type: 'close', name: 'download' });
  await pause.last().reject(new Error('Not fetched'));
  expect(actor.getSnapshot().context.stack).toEqual(['payment-return']);
});

import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { notificationsMachine } from './notifications.machine.ts';
import type { NotificationsEmitted } from './notifications.types.ts';

function start() {
  const clock = new SimulatedClock();
  const pause = callsOf<unknown, void>();
  const actor = createActor(
    notificationsMachine.provide({ actors: { pause: fromPromise<void>(pause.creator) } }),
    { clock },
  );
  const emitted: NotificationsEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const toast = () => actor.getSnapshot().value.toast;
  const alert = () => actor.getSnapshot().value.alert;
  return { actor, clock, emitted, toast, alert, pause };
}

const note = { kind: 'note', message: { name: 'documentMissing' } } as const;
const alert = (text: string) => ({ type: 'alert.show', message: { text } }) as const;

it('shows alerts one after the other, each once', async () => {
  const { actor, pause } = start();
  for (const text of ['first', 'second', 'first']) actor.send(alert(text));
  await pause.last().resolve();
  expect(actor.getSnapshot().context.alerts).toEqual([
    { about: 'general', message: { text: 'first' } },
    { about: 'general', message: { text: 'second' } },
  ]);
  actor.send({ type: 'alert.dismiss' });
  expect(actor.getSnapshot().context.alerts[0]?.message).toEqual({ text: 'second' });
  await pause.last().resolve();
  actor.send({ type: 'alert.dismiss' });
  expect(actor.getSnapshot().hasTag('alert')).toBe(false);
});

it('keeps alerts and toasts apart', async () => {
  const { actor, pause } = start();
  actor.send(alert('refused'));
  await pause.last().resolve();
  actor.send({ type: 'toast.show', toast: note });
  actor.send({ type: 'toast.dismiss' });
  expect(actor.getSnapshot().value).toEqual({ alert: 'open', toast: 'hidden' });
});

it.each([
  [{ kind: 'limit' } as const, 8000],
  [note, 12_000],
])('dismisses %o after %d ms', (toast, ms) => {
  const flow = start();
  flow.actor.send({ type: 'toast.show', toast });
  flow.clock.increment(ms - 1);
  expect(flow.toast()).toBe('shown');
  flow.clock.increment(1);
  expect(flow.toast()).toBe('hidden');
  expect(flow.actor.getSnapshot().context.toast).toBeNull();
});

it('keeps a toast while it has the pointer or the focus, and restarts its time afterwards', () => {
  const { actor, clock, toast } = start();
  actor.send({ type: 'toast.show', toast: { kind: 'limit' } });
  clock.increment(7999);
  actor.send({ type: 'toast.hold' });
  clock.increment(60_000);
  expect(toast()).toBe('held');
  actor.send({ type: 'toast.release' });
  clock.increment(7999);
  expect(toast()).toBe('shown');
});

it('replaces a toast with a newer one, which gets its full time', () => {
  const { actor, clock, toast } = start();
  actor.send({ type: 'toast.show', toast: { kind: 'limit' } });
  clock.increment(7000);
  actor.send({ type: 'toast.show', toast: note });
  clock.increment(11_999);
  expect([toast(), actor.getSnapshot().context.toast]).toEqual(['shown', note]);
});

it('passes on a request to upgrade', () => {
  const { actor, emitted, toast } = start();
  actor.send({ type: 'toast.show', toast: { kind: 'limit' } });
  actor.send({ type: 'toast.upgrade' });
  expect([emitted, toast()]).toEqual([[{ type: 'upgrade' }], 'hidden']);
});

it('regression 160: an alert waits until nobody types, and so does the next one in the queue', async () => {
  const { actor, alert: shown, pause } = start();
  for (const text of ['first', 'second']) actor.send(alert(text));
  expect([shown(), actor.getSnapshot().hasTag('alert')]).toEqual(['waiting', false]);
  await pause.last().resolve();
  expect([shown(), actor.getSnapshot().hasTag('alert')]).toEqual(['open', true]);
  actor.send({ type: 'alert.dismiss' });
  expect(shown()).toBe('waiting');
  await pause.last().reject(new Error('Not fetched'));
  expect(shown()).toBe('open');
});

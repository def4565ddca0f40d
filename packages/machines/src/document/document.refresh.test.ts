import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../testing/call-error.ts';
import { open, saving } from './document.harness.ts';
import { canals } from './text.fixtures.ts';

const newer = { ...canals, title: 'How the canals remade Birmingham', version: 9 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('takes over what another window saved when the window is shown', async () => {
  const { actor, refresh, save, emitted, journal, context, work } = await open();
  actor.send({ type: 'page.shown' });
  expect(refresh.last().input).toEqual({ id: canals.id });
  await refresh.last().resolve(newer);
  expect([work(), context().document, context().title, context().version]).toEqual([
    'clean',
    newer,
    newer.title,
    9,
  ]);
  expect(emitted).toEqual([{ type: 'refreshed', content: newer.content, title: newer.title, version: 9 }]);
  expect(journal).toEqual([{ type: 'refreshed', document: newer }]);

  actor.send({ type: 'edit' });
  vi.advanceTimersByTime(400);
  expect(save.last().input).toEqual({ id: canals.id, title: newer.title, version: 9 });
});

it('checks on reconnecting, but not while it is paused', async () => {
  const { actor, refresh, work, context } = await open();
  actor.send({ type: 'offline' });
  actor.send({ type: 'online' });
  expect([work(), context().online]).toEqual(['refreshing', true]);
  await refresh.last().resolve(canals);
  actor.send({ type: 'aiBlock.open' });
  actor.send({ type: 'offline' });
  actor.send({ type: 'online' });
  expect([work(), context().online]).toEqual(['clean', true]);
});

it('changes nothing if the server has the same version', async () => {
  const { actor, refresh, emitted, context, work } = await open();
  const before = context();
  actor.send({ type: 'page.shown' });
  await refresh.last().resolve(canals);
  expect([work(), emitted]).toEqual(['clean', []]);
  expect(context()).toBe(before);
});

it('regression 112: is reloaded while it checks, and drops the pending answer', async () => {
  const { actor, load, refresh, emitted, context, work } = await open();
  actor.send({ type: 'page.shown' });
  const late = refresh.last();
  actor.send({ type: 'reload' });
  expect(work()).toBe('loading');
  await load.last().resolve({ document: newer, unsaved: false });
  await late.resolve(canals);
  expect([work(), context().document, emitted]).toEqual(['clean', newer, []]);
});

it('changes nothing if the server cannot answer', async () => {
  const { actor, refresh, emitted, work } = await open();
  actor.send({ type: 'page.shown' });
  await refresh.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  expect([work(), emitted]).toEqual(['clean', []]);
});

it('drops the answer if something was typed in the meantime', async () => {
  const { actor, refresh, emitted, context, work } = await open();
  actor.send({ type: 'page.shown' });
  actor.send({ type: 'edit' });
  expect(refresh.last().signal.aborted).toBe(true);
  await refresh.last().resolve(newer);
  expect([work(), emitted, context().version]).toEqual(['pending', [], 7]);
});

it('drops the answer if an AI card was opened in the meantime', async () => {
  const { actor, refresh, emitted, context, work } = await open();
  actor.send({ type: 'page.shown' });
  actor.send({ type: 'aiBlock.open' });
  await refresh.last().resolve(newer);
  expect([work(), emitted, context().version]).toEqual(['clean', [], 7]);
});

it('does not check for a newer version while changes are unsaved, being saved or held back', async () => {
  const { actor, refresh, save } = await saving();
  actor.send({ type: 'page.shown' });
  await save.last().reject(new CallError('internal', 'The server could not store the document.'));
  actor.send({ type: 'page.shown' });
  expect(refresh.calls).toHaveLength(0);
});

it('does not check for a newer version while an AI card is open', async () => {
  const { actor, refresh } = await open();
  actor.send({ type: 'aiBlock.open' });
  actor.send({ type: 'page.shown' });
  expect(refresh.calls).toHaveLength(0);
});

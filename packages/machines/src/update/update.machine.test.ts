import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type UpdateEvent, updateMachine } from './update.machine.ts';

function start() {
  const activate = callsOf<void, unknown>();
  const reload = vi.fn<() => void>();
  const wanted = vi.fn<() => void>();
  const actor = createActor(
    updateMachine.provide({
      actors: {
        releases: fromCallback<UpdateEvent>(() => {}),
        activate: fromPromise(activate.creator),
        reload: fromCallback<UpdateEvent>(() => reload()),
      },
    }),
  );
  actor.on('wanted', wanted);
  actor.start();
  actor.send({ type: 'found' });
  return { actor, activate, reload, wanted };
}

it('does nothing by itself when there is a new version', () => {
  const { actor, activate, reload } = start();
  expect(actor.getSnapshot().value).toBe('offered');
  expect(activate.calls).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads only when nothing is unsaved, even after the new version was activated', async () => {
  const { actor, activate, reload, wanted } = start();
  actor.send({ type: 'start' });
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(activate.calls).toHaveLength(0);
  actor.send({ type: 'saved' });
  await activate.last().resolve(undefined);
  expect(wanted).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  actor.send({ type: 'saved' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads if the new version cannot be activated, because the server has it', async () => {
  const { actor, activate, reload } = start();
  actor.send({ type: 'start' });
  actor.send({ type: 'saved' });
  await activate.last().reject(new Error('The worker is gone.'));
  actor.send({ type: 'saved' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the page unchanged if the reader declines, and offers the next version', () => {
  const { actor, reload } = start();
  actor.send({ type: 'start' });
  actor.send({ type: 'postpone' });
  actor.send({ type: 'saved' });
  expect(actor.getSnapshot().value).toBe('postponed');
  expect(reload).not.toHaveBeenCalled();
  actor.send({ type: 'found' });
  expect(actor.getSnapshot().value).toBe('offered');
});

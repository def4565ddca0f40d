import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { wordCountMachine } from './word-count.machine.ts';

it.each([true, false])('starts as it was kept (%s) and keeps what is chosen', (shown) => {
  const kept: boolean[] = [];
  const machine = wordCountMachine.provide({
    actors: {
      store: fromCallback<{ type: 'write'; shown: boolean }>(({ receive }) =>
        receive((event) => void kept.push(event.shown)),
      ),
    },
  });
  const actor = createActor(machine, { input: { shown } }).start();
  expect(actor.getSnapshot().hasTag('visible')).toBe(shown);
  actor.send({ type: 'toggle' });
  expect([actor.getSnapshot().hasTag('visible'), kept]).toEqual([!shown, [!shown]]);
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { alertMachine } from './alert.machine.ts';

it('shows one message after the other, none of them twice', () => {
  const actor = createActor(alertMachine).start();
  for (const message of ['first', 'second', 'first', 'second']) actor.send({ type: 'show', message });
  const seen: unknown[] = [];
  for (let press = 0; press < 3; press += 1) {
    seen.push([actor.getSnapshot().value, actor.getSnapshot().context.messages[0]]);
    actor.send({ type: 'dismiss' });
  }
  expect(seen).toEqual([
    ['open', 'first'],
    ['open', 'second'],
    ['closed', undefined],
  ]);
});

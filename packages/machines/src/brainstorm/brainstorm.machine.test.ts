import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Engine } from '../ai-card/ai-card.types.ts';
import { callsOf } from '../testing/calls.ts';
import { brainstormMachine } from './brainstorm.machine.ts';
import type { Brainstormed, BrainstormEmitted, BrainstormOrder } from './brainstorm.types.ts';

it.each([
  ['model', []],
  ['built-in', []],
  ['stand-in', [{ type: 'stoodIn' }]],
] as const)('a board written by %s is announced as that', async (engine, told) => {
  const create = callsOf<BrainstormOrder, Brainstormed>();
  const emitted: BrainstormEmitted[] = [];
  const actor = createActor(
    brainstormMachine.provide({
      actors: {
        engine: fromPromise<Engine, void>(async () => 'model'),
        create: fromPromise(create.creator),
      },
    }),
  );
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'open' });
  actor.send({ type: 'continue' });
  actor.send({ type: 'order.change', change: { topic: 'tides' } });
  actor.send({ type: 'continue' });
  await create.last().resolve({ id: 'doc-1', engine });
  expect(emitted.slice(3)).toEqual([{ type: 'created', id: 'doc-1' }, ...told]);
});

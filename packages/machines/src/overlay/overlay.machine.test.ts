import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type FocusCommand, overlayMachine } from './overlay.machine.ts';

function start() {
  const commands: FocusCommand[] = [];
  const focus = fromCallback<FocusCommand>(({ receive }) => receive((command) => commands.push(command)));
  const actor = createActor(overlayMachine.provide({ actors: { focus } })).start();
  return { actor, commands };
}

it('remembers who has the focus when an overlay opens and gives it back when it closes', () => {
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

it('lets what flows had open go with them, and gives nobody the focus', () => {
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

it('takes an overlay that is open already only once, and ignores the end of one that is not', () => {
  const { actor, commands } = start();
  actor.send({ type: 'open', name: 'download' });
  actor.send({ type: 'open', name: 'download' });
  actor.send({ type: 'close', name: 'download' });
  actor.send({ type: 'close', name: 'download' });
  expect(commands.map(({ type }) => type)).toEqual(['remember', 'restore']);
});

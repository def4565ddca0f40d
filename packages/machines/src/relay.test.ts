import { expect, it } from 'vitest';
import { type AnyEventObject, createActor, emit, setup } from 'xstate';
import { relay } from './relay.ts';

/** Emits what it receives. */
const child = setup({
  types: { events: {} as AnyEventObject, emitted: {} as AnyEventObject },
}).createMachine({ on: { '*': { actions: emit(({ event }) => event) } } });

function passedOn(events: readonly AnyEventObject[]): readonly AnyEventObject[] {
  const heard: AnyEventObject[] = [];
  const parent = setup({ actors: { child, relay } }).createMachine({
    context: ({ spawn }) => {
      const from = spawn('child', { id: 'child' });
      spawn('relay', { input: { from, name: 'goal' } });
      return { from };
    },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(parent).start();
  const from = actor.getSnapshot().children['child'];
  for (const event of events) from?.send(event);
  actor.stop();
  return heard;
}

it('passes on what a child emits under the child’s name', () => {
  expect(passedOn([{ type: 'refused', message: 'No.' }])).toEqual([{ type: 'goal.refused', message: 'No.' }]);
});

it('turns a dialog’s own events into commands to the overlay', () => {
  expect(passedOn([{ type: 'opened' }, { type: 'offered', name: 'gift' }, { type: 'closed' }])).toEqual([
    { type: 'overlay.open', name: 'goal' },
    { type: 'overlay.offer', name: 'gift' },
    { type: 'overlay.close', name: 'goal' },
  ]);
});

it('passes on commands to the overlay unchanged', () => {
  const command = { type: 'overlay.open', name: 'tags' };
  expect(passedOn([command])).toEqual([command]);
});

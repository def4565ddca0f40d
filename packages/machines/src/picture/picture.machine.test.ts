import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type PictureArea, type PictureEmitted, pictureMachine } from './picture.machine.ts';

const file = new File(['portrait'], 'ines.jpg', { type: 'image/jpeg' });
const square = new File(['square'], 'ines.webp', { type: 'image/webp' });
const area = { x: 10, y: 0, width: 400, height: 400 };

function start() {
  const cut = callsOf<{ file: File; area: PictureArea }, File>();
  const send = callsOf<{ image: File }, unknown>();
  const remove = callsOf<void, unknown>();
  const machine = pictureMachine.provide({
    actors: {
      cut: fromPromise(cut.creator),
      send: fromPromise(send.creator),
      remove: fromPromise(remove.creator),
    },
  });
  const picture = createActor(machine);
  const emitted: PictureEmitted[] = [];
  picture.on('*', (event) => void emitted.push(event));
  picture.start();
  return { picture, cut, send, remove, emitted, value: () => picture.getSnapshot().value };
}

it('crops the chosen picture and uploads it for the user’s own account', async () => {
  const { picture, cut, send, emitted, value } = start();
  picture.send({ type: 'choose', file, purpose: 'profile' });
  picture.send({ type: 'confirm' });
  expect(value()).toBe('cropping');
  picture.send({ type: 'area.change', area });
  picture.send({ type: 'confirm' });
  expect(cut.last().input).toEqual({ file, area });
  await cut.last().resolve(square);
  expect(send.last().input).toEqual({ image: square });
  await send.last().resolve({});
  expect([value(), picture.getSnapshot().context.version]).toEqual(['closed', 1]);
  expect(emitted.map(({ type }) => type)).toEqual(['opened', 'changed', 'closed']);
});

it('passes the picture of a shared account to its form', async () => {
  const { picture, cut, send, emitted } = start();
  picture.send({ type: 'choose', file, purpose: 'share' });
  picture.send({ type: 'area.change', area });
  picture.send({ type: 'confirm' });
  await cut.last().resolve(square);
  expect(send.calls).toHaveLength(0);
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'chosen', image: square }, { type: 'closed' }]);
});

it('shows the server’s message, and refuses a file that is not a picture', async () => {
  const { picture, remove, emitted, value } = start();
  picture.send({ type: 'choose', file, purpose: 'profile' });
  picture.send({ type: 'unreadable' });
  expect(value()).toBe('unreadable');
  picture.send({ type: 'dismiss' });
  picture.send({ type: 'remove' });
  await remove.last().reject(new Error('Not now.'));
  expect(emitted.at(-1)).toEqual({ type: 'refused', message: 'Not now.' });
});

import type { KeptPicture } from '@octavo/contract';
import { maxAltLength } from '@octavo/contract/document-limits';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { documentPicturesMachine } from './document-pictures.machine.ts';
import type {
  AddedPicture,
  DocumentPicturesEmitted,
  PicturesCommand,
  PicturesReport,
  PictureUpload,
} from './document-pictures.types.ts';

const picture = (key: string): AddedPicture => ({ key, name: key, source: new File([key], key) });
const kept: KeptPicture = { id: 'f'.repeat(32), width: 40, height: 30 };
const details = { alt: '', decorative: false, size: 'full' } as const;

function start() {
  const send = callsOf<PictureUpload, KeptPicture>();
  const commands: PicturesCommand[] = [];
  const text = fromCallback<PicturesCommand, void, PicturesReport>(({ receive }) =>
    receive((command) => commands.push(command)),
  );
  const actor = createActor(
    documentPicturesMachine.provide({ actors: { text, send: fromPromise(send.creator) } }),
  );
  const emitted: DocumentPicturesEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const pending = () => actor.getSnapshot().context.pending.map(({ key, status }) => `${key} ${status}`);
  return { actor, send, commands, emitted, pending };
}

it('uploads one after the other, and inserts each once it is stored', async () => {
  const { actor, send, commands, pending } = start();
  actor.send({ type: 'add', pictures: [picture('a'), picture('b')] });
  expect(pending()).toEqual(['a sending', 'b waiting']);
  await send.last().resolve(kept);
  expect(commands).toEqual([{ type: 'place', key: 'a', picture: kept }]);
  expect(pending()).toEqual(['b sending']);
  await send.last().resolve(kept);
  expect([pending(), send.calls.length]).toEqual([[], 2]);
});

it('reports the progress of the current upload, and none of a cancelled one', async () => {
  const { actor, send } = start();
  const sent = () => actor.getSnapshot().context.pending.map((one) => one.sent);
  actor.send({ type: 'add', pictures: [picture('a'), picture('b')] });
  expect(sent()).toEqual([null, null]);
  const first = send.last();
  first.input.onSent(0.25);
  expect(sent()).toEqual([0.25, null]);
  await first.reject(new Error('The server cannot be reached.'));
  first.input.onSent(0.5);
  expect(sent()).toEqual([null, null]);
  send.last().input.onSent(1);
  expect(sent()).toEqual([null, 1]);
});

it('keeps a failed one until it is uploaded again, and does not insert it', async () => {
  const { actor, send, commands, pending } = start();
  actor.send({ type: 'add', pictures: [picture('a')] });
  await send.last().reject(new Error('The server cannot be reached.'));
  expect([pending(), commands]).toEqual([['a failed'], []]);
  expect(actor.getSnapshot().context.pending[0]?.problem).toBe('The server cannot be reached.');
  actor.send({ type: 'retry', key: 'a' });
  await send.last().resolve(kept);
  expect(commands).toEqual([{ type: 'place', key: 'a', picture: kept }]);
});

it('cancels the current upload, and continues with the next', async () => {
  const { actor, send, commands, pending } = start();
  actor.send({ type: 'add', pictures: [picture('a'), picture('b'), picture('c')] });
  const first = send.last();
  actor.send({ type: 'give-up', key: 'a' });
  expect([first.signal.aborted, pending()]).toEqual([true, ['b sending', 'c waiting']]);
  actor.send({ type: 'gone', key: 'c' });
  actor.send({ type: 'gone', key: 'b' });
  expect([commands, pending()]).toEqual([[{ type: 'forget', key: 'a' }], []]);
});

it('warns if the document is left before a picture is stored', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'leave' });
  actor.send({ type: 'add', pictures: [picture('a')] });
  actor.send({ type: 'leave' });
  expect(emitted).toEqual([
    { type: 'toast', toast: { kind: 'note', message: { name: 'picturesLost', values: { count: 1 } } } },
  ]);
});

it('changes a picture’s description, or marks it as decoration, in one step', () => {
  const { actor, commands, emitted } = start();
  actor.send({ type: 'open', address: '/a', details });
  actor.send({ type: 'alt.change', alt: ' A hand ' });
  actor.send({ type: 'size.change', size: 'half' });
  actor.send({ type: 'submit' });
  expect(commands).toEqual([{ type: 'change', details: { alt: 'A hand', decorative: false, size: 'half' } }]);
  actor.send({ type: 'open', address: '/a', details: { ...details, alt: 'A hand' } });
  actor.send({ type: 'decorative.change', decorative: true });
  actor.send({ type: 'submit' });
  expect(commands.at(-1)).toEqual({ type: 'change', details: { ...details, decorative: true } });
  expect(emitted.map(({ type }) => type)).toEqual(['opened', 'closed', 'opened', 'closed']);
});

it('does not cut a description that is too long, and stays open', () => {
  const { actor, commands } = start();
  actor.send({ type: 'open', address: '/a', details });
  actor.send({ type: 'alt.change', alt: 'a'.repeat(maxAltLength + 1) });
  actor.send({ type: 'submit' });
  expect([actor.getSnapshot().matches({ card: 'open' }), commands]).toEqual([true, []]);
});

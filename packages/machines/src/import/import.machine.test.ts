import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { canals } from '../document/text.fixtures.ts';
import { callsOf } from '../testing/calls.ts';
import { importMachine } from './import.machine.ts';
import type { ImportEmitted, ReadFile, StoredText } from './import.types.ts';

const file = (name: string) => new File(['text'], name);
const text: ReadFile = {
  title: canals.title,
  content: canals.content,
  pictures: [],
  facts: { words: 12 },
  losses: {},
};

function start() {
  const read = callsOf<{ file: File; beside: readonly File[] }, ReadFile>();
  const store = callsOf<Pick<ReadFile, 'title' | 'content' | 'pictures'>, StoredText>();
  const actor = createActor(
    importMachine.provide({
      actors: { read: fromPromise(read.creator), store: fromPromise(store.creator) },
    }),
  );
  const emitted: ImportEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const statuses = () => actor.getSnapshot().context.files.map(({ name, status }) => [name, status]);
  return { actor, read, store, emitted, statuses, value: () => actor.getSnapshot().value };
}

it('imports files one after the other, and continues after one that cannot be read', async () => {
  const { actor, read, store, emitted, statuses, value } = start();
  actor.send({ type: 'add', files: [file('a.docx'), file('b.docx')] });
  actor.send({ type: 'add', files: [file('c.md')] });
  await read.last().reject(Object.assign(new Error('No.'), { reason: 'tooLarge', limit: 7 }));
  expect(actor.getSnapshot().context.files[0]).toEqual({
    name: 'a.docx',
    status: 'failed',
    reason: 'tooLarge',
    limit: 7,
  });
  await read.last().resolve(text);
  expect(store.last().input).toEqual({ title: text.title, content: text.content, pictures: [] });
  await store.last().resolve({ id: 'doc-b', lostPictures: 2 });
  expect(actor.getSnapshot().context.files[1]).toMatchObject({ losses: { pictures: 2 } });
  expect(statuses()).toEqual([
    ['a.docx', 'failed'],
    ['b.docx', 'done'],
    ['c.md', 'reading'],
  ]);
  await read.last().resolve(text);
  await store.last().reject(new Error('There is no room for another document.'));
  expect(actor.getSnapshot().context.files[2]).toEqual({
    name: 'c.md',
    status: 'failed',
    reason: 'refused',
    message: 'There is no room for another document.',
  });
  expect(value()).toBe('done');
  actor.send({ type: 'document.open', id: 'doc-b' });
  expect(emitted).toEqual([
    { type: 'opened' },
    { type: 'imported' },
    { type: 'closed' },
    { type: 'chosen', id: 'doc-b' },
  ]);
  expect([value(), statuses()]).toEqual(['closed', []]);
});

it('stopping cancels the file being read and keeps those already stored', async () => {
  const { actor, read, store, statuses, value } = start();
  actor.send({ type: 'add', files: [file('a.md'), file('b.md'), file('c.md')] });
  await read.last().resolve(text);
  actor.send({ type: 'stop' });
  expect([value(), statuses()]).toEqual(['storing', [['a.md', 'reading']]]);
  await store.last().resolve({ id: 'doc-a', lostPictures: 0 });
  expect([value(), statuses()]).toEqual(['done', [['a.md', 'done']]]);
  actor.send({ type: 'add', files: [file('d.md')] });
  actor.send({ type: 'dismiss' });
  expect(read.last().signal.aborted).toBe(true);
  expect([value(), statuses()]).toEqual(['done', [['a.md', 'done']]]);
});

it('closes if nothing is left, and reports an unexpected error as a damaged file', async () => {
  const { actor, read, value } = start();
  actor.send({ type: 'add', files: [] });
  expect(value()).toBe('closed');
  actor.send({ type: 'add', files: [file('a.md')] });
  actor.send({ type: 'stop' });
  expect(value()).toBe('closed');
  actor.send({ type: 'add', files: [file('a.md')] });
  await read.last().reject(new Error('Out of memory'));
  expect(actor.getSnapshot().context.files.at(-1)).toMatchObject({ status: 'failed', reason: 'damaged' });
});

it('regression 382: a BibTeX file is read together with the Markdown file beside it', async () => {
  const { actor, read, store, statuses } = start();
  const [word, markdown, works] = [file('a.docx'), file('b.md'), file('b.bib')];
  actor.send({ type: 'add', files: [word, markdown, works] });
  expect(read.last().input).toEqual({ file: word, beside: [] });
  await read.last().resolve(text);
  await store.last().resolve({ id: 'doc-a', lostPictures: 0 });
  expect(read.last().input).toEqual({ file: markdown, beside: [works] });
  await read.last().resolve(text);
  await store.last().resolve({ id: 'doc-b', lostPictures: 0 });
  expect(statuses()).toEqual([
    ['a.docx', 'done'],
    ['b.md', 'done'],
  ]);
  actor.send({ type: 'add', files: [works] });
  expect(read.last().input).toEqual({ file: works, beside: [] });
});

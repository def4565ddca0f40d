import { expect, test } from 'vitest';
import { discardWords, keepWords } from './answer-words.ts';
import { entryOf, memoryJournal, textOf } from './testing/entries.ts';
import { stubServer } from './testing/stub-server.ts';

async function start() {
  const memory = memoryJournal();
  const { server, calls } = stubServer();
  await memory.journal.write(entryOf('Asked about.', 4));
  await memory.journal.write(entryOf('Asked about.', 4, { key: ['canals', 'twin'] }));
  await memory.journal.write(entryOf('Written since.', 4));
  const asked = {
    id: 'canals',
    texts: [
      {
        keys: [
          ['canals', 'Asked about.'],
          ['canals', 'twin'],
        ] as const,
      },
    ],
  };
  const left = () => memory.entries().map(({ document }) => document.content);
  return { ...memory, server, calls, asked, left };
}

test('kept text becomes one document, and nothing else is touched', async () => {
  const { journal, server, calls, asked, left } = await start();
  await keepWords(asked, journal, server);
  expect(calls).toEqual([
    ['createBlank', 'Canals'],
    [
      'save',
      'new',
      { title: 'Canals', content: textOf('Asked about.'), version: 1, opening: 'Asked about.' },
    ],
  ]);
  expect(left()).toEqual([textOf('Written since.')]);
});

test('text that was handled in another window is not kept again', async () => {
  const { journal, server, calls, asked } = await start();
  await keepWords(asked, journal, server);
  calls.length = 0;
  await keepWords(asked, journal, server);
  await discardWords(asked, journal);
  expect(calls).toEqual([]);
});

test('only the discarded text is removed', async () => {
  const { journal, calls, asked, left } = await start();
  await discardWords(asked, journal);
  expect([calls, left()]).toEqual([[], [textOf('Written since.')]]);
});

test('discarding fails if the device cannot remove the text', async () => {
  const { journal, state, asked } = await start();
  state.refuses = true;
  await expect(discardWords(asked, journal)).rejects.toThrow('Storage is full');
});

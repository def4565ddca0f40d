import { expect, test } from 'vitest';
import { completeByWords } from '@octavo/language/completion';
import { wordMemory } from './word-memory.ts';

function library(texts: Record<string, Record<string, string>>) {
  const reads: string[] = [];
  return {
    texts,
    reads,
    list: async (account: string) =>
      Object.entries(texts[account] ?? {}).map(([id, text]) => ({ id, version: text.length })),
    read: async (account: string, id: string) => {
      reads.push(`${account}/${id}`);
      return texts[account]?.[id] ?? '';
    },
  };
}

const moon = 'The pull of the moon is strong. The pull of the moon is weak.';
const sun = 'The pull of the sun is strong. The pull of the sun is weak.';

test('an account knows its own words and those of no other account', async () => {
  const memory = wordMemory(library({ ada: { a: moon }, ben: { b: sun } }));
  expect(completeByWords(await memory.of('ada'), 'It is the pull of the')).toBe(' moon is');
  expect(completeByWords(await memory.of('ben'), 'It is the pull of the')).toBe(' sun is');
  expect(completeByWords(await memory.of('eve'), 'It is the pull of the')).toBe('');
});

test('a document that may no longer be read is forgotten at once', async () => {
  const own = library({ ada: { a: moon, b: sun } });
  const memory = wordMemory(own, { freshMs: 60_000 });
  await memory.of('ada');
  own.texts['ada'] = { b: sun };
  expect(completeByWords(await memory.of('ada'), 'It is the pull of the')).toBe(' sun is');
});

test('documents are read once while nothing changes, and after a change not at every key', async () => {
  const own = library({ ada: { a: moon } });
  const memory = wordMemory(own, { freshMs: 60_000 });
  await Promise.all([memory.of('ada'), memory.of('ada')]);
  await memory.of('ada');
  own.texts['ada'] = { a: `${moon} And more.` };
  await memory.of('ada');
  expect(own.reads).toEqual(['ada/a']);
  await wordMemory(own, { freshMs: 0 }).of('ada');
  expect(own.reads).toEqual(['ada/a', 'ada/a']);
});

test('beyond the limit, the least recently used account is forgotten', async () => {
  const own = library({ ada: { a: moon }, ben: { b: sun }, eve: { e: sun } });
  const memory = wordMemory(own, { mostAccounts: 2 });
  for (const account of ['ada', 'ben', 'ada', 'eve', 'ada', 'ben']) await memory.of(account);
  expect(own.reads).toEqual(['ada/a', 'ben/b', 'eve/e', 'ben/b']);
});

test('a failed reading is retried', async () => {
  const own = library({ ada: { a: moon } });
  let fails = true;
  const memory = wordMemory({
    ...own,
    read: async (account, id) => {
      if (!fails) return own.read(account, id);
      fails = false;
      throw new Error('lost');
    },
  });
  await expect(memory.of('ada')).rejects.toThrow('lost');
  expect(completeByWords(await memory.of('ada'), 'It is the pull of the')).toBe(' moon is');
});

test.each([
  ['We know that the climate is changing bec', ' changing'],
  ['We know that the climate is changing don’', ' changing'],
  ['We know that the climate is changing bec\nA new line.', ' changing'],
  ['We know that the climate is changing because ', ' changing because'],
  ['We know that the climate is changing because\nof us.', ' changing'],
  ['We know that the climate is changing fast.', ' changing fast'],
])('regression 124: a partial word at the end of a saved text is not offered: %j', async (text, offer) => {
  const memory = wordMemory(library({ ada: { a: text } }));
  expect(completeByWords(await memory.of('ada'), 'They say that the climate is')).toBe(offer);
});

test('regression 124: a line without spaces or end is read at once', async () => {
  const memory = wordMemory(library({ ada: { a: `${'長'.repeat(119_000)}。${moon}` } }));
  expect(completeByWords(await memory.of('ada'), 'It is the pull of the')).toBe(' moon is');
});

import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { beginningBeside, byUrgency, checkPieces, mostCharacters, takeBatch } from './check-batch.ts';
import { checkable } from './selectors.ts';
import type { Correction } from './suggestion.ts';

const at = (offset: number, length: number): Correction => ({
  offset,
  length,
  replacement: '',
  icon: 'style',
  summary: '',
  rule: 'r',
  alternatives: [],
});
const blocks = (...texts: string[]) =>
  checkable(
    createStateDriver(
      texts.map((text) => paragraph(text)),
      [],
    ).state.doc,
  );

it('asks about the paragraph of the caret first, then what is on screen', () => {
  const found = byUrgency(blocks('one', 'two', 'three', 'four'), 18, { from: 5, to: 9 });
  expect(found.map(({ node }) => node.textContent)).toEqual(
    ['four', 'two', 'one', 'three'].map((text) => text),
  );
});

it('fills a request, and leaves the rest for the next one', () => {
  const all = blocks('a'.repeat(1900), 'b'.repeat(1900), 'c'.repeat(1900));
  const batch = takeBatch(all, all);
  expect(batch.map(({ text }) => text[0])).toEqual(['a', 'b']);
});

it('gives each paragraph its own corrections, and drops one that spans two', async () => {
  const pieces = [
    { from: 1, text: 'abc' },
    { from: 6, text: 'def' },
  ];
  const answer = await checkPieces(pieces, async (text) => {
    expect(text).toBe('abc\n\ndef');
    return [at(0, 2), at(2, 5), at(6, 1)];
  });
  expect(answer.map(({ corrections }) => corrections.map(({ offset, length }) => [offset, length]))).toEqual([
    [[0, 2]],
    [[1, 1]],
  ]);
});

it('splits a long paragraph between sentences and skips none of it', async () => {
  const text = `${'A sentence of words. '.repeat(2500)}End.`;
  const asked: string[] = [];
  const [block] = await checkPieces([{ from: 1, text }], async (part) => {
    asked.push(part);
    return [at(0, 1)];
  });
  expect(asked.join('')).toBe(text);
  expect(asked.every((part) => part.length <= mostCharacters && /^[AE]/u.test(part))).toBe(true);
  expect(block?.corrections.map(({ offset }) => text[offset])).toEqual(asked.map((part) => part[0]));
});

it('regression 282: sends the beginning of a document along with any part of it', () => {
  const all = blocks('Die Strasse ist gross.', 'Wir schliessen.', 'Das ist alles.');
  const [first] = takeBatch(all, all);
  expect(beginningBeside(first ? [first] : [], all)).toBe(
    'Die Strasse ist gross.\nWir schliessen.\nDas ist alles.\n',
  );
  expect(beginningBeside(takeBatch(all, all), all)).toBe('');
  const long = blocks(...Array.from({ length: 5 }, () => 'x'.repeat(900)));
  expect(beginningBeside([], long)).toHaveLength(2_000);
});

it('regression 18: sends a short paragraph along with one that shows its language', async () => {
  const prose = 'The tide rises in the morning, and falls again when the students have gone home.';
  const all = blocks('Teh end', prose, 'Students recieve prizes.');
  const batch = takeBatch(all, all);
  expect(batch.map(({ context }) => context)).toEqual([prose, undefined, prose]);
  const [first] = batch;
  const answer = await checkPieces(first ? [first] : [], async (text) => {
    expect(text).toBe(`${prose}\n\nTeh end`);
    return [at(0, 3), at(prose.length + 2, 3)];
  });
  expect(answer.map(({ corrections }) => corrections)).toEqual([[at(0, 3)]]);
});

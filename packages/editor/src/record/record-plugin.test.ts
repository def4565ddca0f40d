import { redo, undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { comingFrom } from './origin-of.ts';
import { recordedOf, recordPlugin } from './record-plugin.ts';
import { decodeRuns, encodeRuns, lengthOf } from './runs.ts';

const begin = (...texts: readonly string[]) =>
  createStateDriver(
    texts.map((text) => paragraph(...(text === '' ? [] : [text]))),
    [recordPlugin()],
  );
type Driver = ReturnType<typeof begin>;

const figures = (driver: Driver) => Object.values(recordedOf(driver.state).days)[0];
const runs = (driver: Driver) =>
  recordedOf(driver.state).runs.map(({ origin, length }) => `${origin} ${length}`);
const paste = (driver: Driver, text: string) =>
  driver.dispatch(driver.state.tr.insertText(text).setMeta('uiEvent', 'paste'));

describe('counts', () => {
  it('typed letters as words', () => {
    const driver = begin('');
    driver.caret(1);
    driver.type('Two words.');
    expect(figures(driver)).toEqual({ typed: { characters: 10, words: 2 } });
    expect(runs(driver)).toEqual(['loaded 1', 'typed 10', 'loaded 1']);
  });

  it('pasted and deleted text', () => {
    const driver = begin('');
    driver.caret(1);
    paste(driver, 'from elsewhere');
    driver.dispatch(driver.state.tr.delete(1, 6));
    expect(figures(driver)).toMatchObject({
      pasted: { characters: 14, words: 2 },
      removed: { characters: 5, words: 1 },
    });
    expect(runs(driver)).toEqual(['loaded 1', 'pasted 9', 'loaded 1']);
  });

  it('changes whose origin the editor was told', () => {
    const driver = begin('I recieve it');
    driver.dispatch(comingFrom(driver.state.tr, 'correction').insertText('ei', 6, 8));
    expect(figures(driver)).toMatchObject({ correction: { characters: 2, words: 1 } });
    expect(runs(driver)).toEqual(['loaded 6', 'correction 2', 'loaded 6']);
  });

  it('nothing where only the formatting changes', () => {
    const driver = begin('A heading');
    const { schema } = driver.state;
    const heading = schema.node('heading', { level: 2 }, schema.text('A heading'));
    driver.dispatch(driver.state.tr.replaceWith(0, driver.state.doc.content.size, heading));
    expect(figures(driver)).toEqual({});
    expect(runs(driver)).toEqual(['loaded 11']);
  });
});

describe('undo', () => {
  it('restores words with their origin, and so does redo', () => {
    const driver = begin('');
    driver.caret(1);
    driver.type('mine ');
    driver.wait(1000);
    paste(driver, 'theirs');
    driver.run(undo);
    expect(runs(driver)).toEqual(['loaded 1', 'typed 5', 'loaded 1']);
    driver.run(redo);
    expect(runs(driver)).toEqual(['loaded 1', 'typed 5', 'pasted 6', 'loaded 1']);
    expect(figures(driver)).toMatchObject({ pasted: { characters: 6 }, undone: { characters: 12 } });
  });

  it('restores text that was deleted letter by letter', () => {
    const driver = begin('');
    driver.caret(1);
    paste(driver, 'abc');
    driver.wait(1000);
    driver.type('de');
    driver.wait(1000);
    for (let end = 6; end > 2; end -= 1) driver.dispatch(driver.state.tr.delete(end - 1, end));
    driver.run(undo);
    expect(driver.text).toBe('abcde');
    expect(runs(driver)).toEqual(['loaded 1', 'pasted 3', 'typed 2', 'loaded 1']);
  });
});

it('counts do not depend on how often they are read', () => {
  const [asked, unasked] = [begin(''), begin('')];
  const words = 'Some words that somebody writes. '.repeat(8);
  for (const driver of [asked, unasked]) {
    driver.caret(1);
    for (let index = 0; index < words.length; index += 1) {
      driver.type(words.charAt(index));
      if (index % 50 === 49) driver.dispatch(driver.state.tr.delete(3, 9));
      if (driver === asked) recordedOf(driver.state);
    }
  }
  expect(recordedOf(unasked.state)).toEqual(recordedOf(asked.state));
  expect(figures(unasked)).toEqual({
    typed: { characters: words.length, words: 40 },
    removed: { characters: 30, words: 4 },
  });
});

it('the runs cover the whole document after any edit, and contain none of its text', () => {
  const edit = fc.record({
    kind: fc.constantFrom('type', 'paste', 'delete', 'split', 'undo', 'redo'),
    at: fc.nat(40),
    length: fc.nat(12),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const driver = begin('First words.', 'Second words.');
      for (const { kind, at, length } of edits) {
        const { size } = driver.state.doc.content;
        driver.caret(Math.min(at + 1, size - 1));
        const { from } = driver.state.selection;
        if (kind === 'type') driver.type('ab '.slice(0, 1 + (length % 3)));
        else if (kind === 'paste') paste(driver, 'pasted words'.slice(0, length + 1));
        else if (kind === 'delete') {
          driver.dispatch(driver.state.tr.deleteRange(from, Math.min(from + length, size - 1)));
        } else if (kind === 'split' && driver.state.selection.$from.parent.isTextblock) {
          driver.dispatch(driver.state.tr.split(from));
        } else if (kind === 'undo') driver.run(undo);
        else if (kind === 'redo') driver.run(redo);
        expect(lengthOf(recordedOf(driver.state).runs)).toBe(driver.state.doc.content.size);
      }
      const encoded = encodeRuns(recordedOf(driver.state).runs);
      expect(encoded).toMatch(/^(?:[a-z]\d+)*$/u);
      expect(lengthOf(decodeRuns(encoded))).toBe(driver.state.doc.content.size);
    }),
  );
});

it('a text with very many runs is recorded more coarsely, in its full length', () => {
  const patches = Array.from({ length: 30_000 }, (_, index) => ({
    origin: index % 2 === 0 ? ('typed' as const) : ('correction' as const),
    from: 0,
    length: 1 + (index % 7),
  }));
  const encoded = encodeRuns(patches);
  expect(encoded.length).toBeLessThanOrEqual(40_000);
  expect(lengthOf(decodeRuns(encoded))).toBe(lengthOf(patches));
});

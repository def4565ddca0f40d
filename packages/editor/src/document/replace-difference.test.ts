import { documentSchema, type JsonNode } from '@octavo/document-schema';
import { undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { replaceDifference } from './replace-difference.ts';

const nodeOf = (content: readonly JsonNode[]) => documentSchema.nodeFromJSON({ type: 'doc', content });
const list = (...items: readonly string[]): JsonNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

const words = fc.constantFrom('a', 'aa', 'ab', 'one two', 'one three', 'bold');
const block = fc.oneof(
  words.map((text) => paragraph(text)),
  words.map((text) => paragraph(marked(text, 'bold'), ' and more')),
  words.map((text) => ({ ...paragraph(text), type: 'heading', attrs: { level: 2 } })),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((items) => list(...items)),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((items) => ({
    type: 'blockquote',
    content: items.map((item) => paragraph(item)),
  })),
);

it('produces exactly the new document, whatever the two documents are', () => {
  const documents = fc.array(block, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const driver = createStateDriver(before, []);
      const next = nodeOf(after);
      driver.dispatch(replaceDifference(driver.state.tr, next));
      expect(driver.state.doc.toJSON()).toEqual(next.toJSON());
      driver.state.doc.check();
    }),
  );
});

it('keeps the caret at its words when text before and after them changes', () => {
  const driver = createStateDriver([paragraph('First.'), paragraph('Second.')], []);
  driver.caret(12);
  driver.dispatch(
    replaceDifference(driver.state.tr, nodeOf([paragraph('First of all.'), paragraph('Second.')])),
  );
  expect(driver.state.selection.$from.parent.textContent).toBe('Second.');
  expect(driver.state.selection.$from.parentOffset).toBe(3);
});

it('keeps the writer’s own undo steps and adds none', () => {
  const driver = createStateDriver([paragraph('First.'), paragraph('Second.')], []);
  driver.caret(driver.state.doc.content.size - 1);
  driver.type('!');
  const next = nodeOf([paragraph('First of all.'), paragraph('Second.!')]);
  driver.dispatch(replaceDifference(driver.state.tr, next).setMeta('addToHistory', false));
  driver.run(undo);
  expect(driver.text).toBe('First of all.\nSecond.');
  expect(driver.run(undo)).toBe(false);
});

it('changes nothing if nothing differs', () => {
  const driver = createStateDriver([paragraph('Same.')], []);
  expect(replaceDifference(driver.state.tr, nodeOf([paragraph('Same.')])).docChanged).toBe(false);
});

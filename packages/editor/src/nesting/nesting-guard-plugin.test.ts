import { wrapIn } from '@tiptap/pm/commands';
import { Slice } from '@tiptap/pm/model';
import { expect, test, vi } from 'vitest';
import { documentSchema, type JsonNode, parseDocument } from '@octavo/document-schema';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { nestingGuardPlugin } from './nesting-guard-plugin.ts';

/** A paragraph nested in this many quotations. */
const quoted = (levels: number): JsonNode =>
  levels === 0 ? paragraph('word') : { type: 'blockquote', content: [quoted(levels - 1)] };

function open(content: readonly JsonNode[]) {
  const refused = vi.fn<() => void>();
  const driver = createStateDriver(content, [nestingGuardPlugin(refused)]);
  const isSaveable = () => parseDocument(driver.state.doc.toJSON()).ok;
  return { driver, refused, isSaveable };
}

test('regression 46: wrapping stops at the deepest level that can be saved, and says so', () => {
  const { driver, refused, isSaveable } = open([paragraph('word')]);
  driver.caret(1);
  const wrap = wrapIn(documentSchema.nodes['blockquote'] ?? documentSchema.topNodeType);
  for (let level = 0; level < 29; level += 1) driver.run(wrap);
  expect([driver.state.doc.toJSON().content, refused.mock.calls.length]).toEqual([[quoted(29)], 0]);
  driver.run(wrap);
  expect([driver.state.doc.toJSON().content, refused.mock.calls.length]).toEqual([[quoted(29)], 1]);
  expect(isSaveable()).toBe(true);
});

test('regression 46: the depth of pasted text is counted from where it is inserted', () => {
  const { driver, refused, isSaveable } = open([quoted(20)]);
  const pasted = (levels: number) =>
    new Slice(documentSchema.nodeFromJSON({ type: 'doc', content: [quoted(levels)] }).content, 0, 0);
  const inside = 20;
  driver.dispatch(driver.state.tr.replace(inside, inside, pasted(9)));
  expect([isSaveable(), refused.mock.calls.length]).toEqual([true, 0]);
  const before = driver.state.doc;
  driver.dispatch(driver.state.tr.replace(inside, inside, pasted(10)));
  expect([driver.state.doc.eq(before), refused.mock.calls.length]).toEqual([true, 1]);
});

test('typing at the deepest level still works', () => {
  const { driver, refused } = open([quoted(29)]);
  driver.caret(31);
  driver.type('ab');
  expect([driver.text, refused.mock.calls.length]).toEqual(['wabord', 0]);
});

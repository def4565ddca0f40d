import { undo } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { documentSchema, type JsonNode } from '@octavo/document-schema';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { beginTask, tick } from './task-items.ts';
import { turnList } from './turn-list.ts';

const item = (...content: JsonNode[]): JsonNode => ({ type: 'listItem', content });
const task = (checked: boolean, ...content: JsonNode[]): JsonNode => ({
  type: 'taskItem',
  attrs: { checked },
  content,
});
const bullets = (...content: JsonNode[]): JsonNode => ({ type: 'bulletList', content });
const tasks = (...content: JsonNode[]): JsonNode => ({ type: 'taskList', content });

function typeOf(name: string) {
  const type = documentSchema.nodes[name];
  if (!type) throw new Error(`no ${name}`);
  return type;
}

const open = (...content: JsonNode[]) => {
  const driver = createStateDriver(content, []);
  const change = (command: (tr: typeof driver.state.tr) => boolean): boolean => {
    const { tr } = driver.state;
    const isDone = command(tr);
    if (isDone) driver.dispatch(tr);
    return isDone;
  };
  const blocks = (): unknown => driver.state.doc.toJSON().content;
  return { driver, change, blocks };
};

test('a paragraph becomes a task, and joins the tasks above it', () => {
  const { change, blocks } = open(tasks(task(true, paragraph('ebb'))), paragraph('flood'));
  expect(change((tr) => beginTask(tr, 10, false))).toBe(true);
  expect(blocks()).toEqual([tasks(task(true, paragraph('ebb')), task(false, paragraph('flood')))]);
});

test('an item that starts as a task turns its list into tasks', () => {
  const { change, blocks } = open(bullets(item(paragraph('ebb')), item(paragraph('flood'))));
  expect(change((tr) => beginTask(tr.setSelection(tr.selection), 3, true))).toBe(true);
  expect(blocks()).toEqual([tasks(task(true, paragraph('ebb')), task(false, paragraph('flood')))]);
});

test('a heading does not become a task', () => {
  const { change } = open({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Sea' }] });
  expect(change((tr) => beginTask(tr, 1, false))).toBe(false);
});

test('a tick is one undo step, separate from earlier typing', () => {
  const { driver, change, blocks } = open(tasks(task(false, paragraph('milk'))));
  driver.caret(7);
  driver.type('s');
  expect(change((tr) => tick(tr, 1))).toBe(true);
  expect(blocks()).toEqual([tasks(task(true, paragraph('milks')))]);
  driver.run(undo);
  expect(blocks()).toEqual([tasks(task(false, paragraph('milks')))]);
  expect(change((tr) => tick(tr, 0))).toBe(false);
});

test('a list is converted to another kind with everything in its items', () => {
  const inner = bullets(item(paragraph('deep')));
  const { driver, change, blocks } = open(
    tasks(task(true, paragraph('ebb'), inner), task(false, paragraph('flood'))),
  );
  driver.caret(4);
  expect(change((tr) => turnList(tr, typeOf('orderedList')))).toBe(true);
  expect(blocks()).toMatchObject([
    { type: 'orderedList', content: [item(paragraph('ebb'), inner), item(paragraph('flood'))] },
  ]);
  expect(driver.state.selection.head).toBe(4);
  expect(change((tr) => turnList(tr, typeOf('bulletList')))).toBe(false);
});

test('only the innermost list is converted', () => {
  const { driver, change, blocks } = open(
    tasks(task(true, paragraph('ebb'), bullets(item(paragraph('deep'))))),
  );
  driver.caret(12);
  expect(change((tr) => turnList(tr, typeOf('taskList')))).toBe(true);
  expect(blocks()).toEqual([tasks(task(true, paragraph('ebb'), tasks(task(false, paragraph('deep')))))]);
});

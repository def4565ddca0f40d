import { documentSchema, type JsonNode } from '@octavo/document-schema';
import { splitBlock } from '@tiptap/pm/commands';
import { assert, array, constantFrom, integer, letrec, oneof, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { directionPlugin } from './direction-plugin.ts';

type Driver = ReturnType<typeof createStateDriver>;

const block = (type: string, ...content: readonly JsonNode[]): JsonNode => ({ type, content: [...content] });
const open = (...content: readonly JsonNode[]): Driver => createStateDriver(content, [plugin]);
const plugin = directionPlugin();

/** Each node with an explicit direction, as drawn. */
function turned({ state }: Driver): readonly string[] {
  return (plugin.getState(state)?.find() ?? [])
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .map(({ from, ...decoration }) => {
      const node = state.doc.nodeAt(from);
      const attributes: unknown = Reflect.get(Object(Reflect.get(decoration, 'type')), 'attrs');
      return `${node?.type.name} "${node?.textContent}" ${String(Reflect.get(Object(attributes), 'dir'))}`;
    });
}

it('regression 180: a block follows the direction of its first letter', () => {
  const driver = open(paragraph('Shade'), paragraph('«1914» צל'), paragraph('Shade, צל'), {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'ظل' }],
  });
  expect(turned(driver)).toEqual(['paragraph "«1914» צל" rtl', 'heading "ظل" rtl']);
});

it('regression 180: list items and quotations each follow the direction of their own text', () => {
  const driver = open(
    block('bulletList', block('listItem', paragraph('צל')), block('listItem', paragraph('shade'))),
    block('taskList', block('taskItem', paragraph('צל'), paragraph('shade'))),
    block('blockquote', block('bulletList', block('listItem', paragraph('צל')))),
  );
  expect(turned(driver)).toEqual([
    'listItem "צל" rtl',
    'taskItem "צלshade" rtl',
    'paragraph "shade" ltr',
    'blockquote "צל" rtl',
  ]);
});

it('regression 296: the columns of a table follow the first letter of the table, and each cell its own', () => {
  const row = (...cells: readonly string[]) =>
    block('tableRow', ...cells.map((text) => block('tableCell', paragraph(...(text === '' ? [] : [text])))));
  const driver = open(block('table', row('', 'צל'), row('shade', '1914')), block('table', row('a', 'צל')));
  expect(turned(driver)).toEqual([
    'table "צלshade1914" rtl',
    'paragraph "shade" ltr',
    'paragraph "1914" ltr',
    'paragraph "צל" rtl',
  ]);
  // In the empty first cell.
  driver.caret(4);
  driver.type('x');
  expect(turned(driver)).toEqual(['paragraph "צל" rtl', 'paragraph "צל" rtl']);
});

it('regression 180: a block without a letter follows the block before it, and code is left to right', () => {
  const driver = open(
    paragraph('1914'),
    paragraph('צל'),
    paragraph(),
    block('codeBlock'),
    paragraph('2 + 2'),
  );
  expect(turned(driver)).toEqual(['paragraph "צל" rtl', 'paragraph "" rtl']);
});

it('regression 180: Enter in right-to-left text starts a right-to-left line, which its first letter can turn', () => {
  const driver = open(paragraph('צל'));
  driver.caret(3);
  driver.run(splitBlock);
  expect(turned(driver)).toEqual(['paragraph "צל" rtl', 'paragraph "" rtl']);
  driver.type('1. s');
  expect(turned(driver)).toEqual(['paragraph "צל" rtl']);
  driver.type('hade צ');
  expect(turned(driver)).toEqual(['paragraph "צל" rtl']);
});

it('edits leave the directions that the same text would start with', () => {
  const words = ['צל', 'shade', '12', ' '];
  const { node } = letrec<{ node: JsonNode }>((tie) => ({
    node: oneof(
      { depthSize: 'small', withCrossShrink: true },
      array(constantFrom(...words), { maxLength: 2 }).map((parts) => paragraph(...parts)),
      tuple(constantFrom('bulletList', 'blockquote'), array(tie('node'), { minLength: 1, maxLength: 3 })).map(
        ([type, content]) =>
          type === 'blockquote'
            ? block(type, ...content)
            : block(type, ...content.map((each) => block('listItem', paragraph(), each))),
      ),
    ),
  }));
  const edit = record({
    at: integer({ min: 0, max: 400 }),
    length: integer({ min: 0, max: 9 }),
    text: constantFrom('', ...words),
  });
  assert(
    property(array(node, { minLength: 1, maxLength: 4 }), array(edit, { maxLength: 6 }), (content, edits) => {
      const driver = open(...content);
      for (const { at, length, text } of edits) {
        const { size } = driver.state.doc.content;
        const from = at % size;
        const to = Math.min(size, from + length);
        const { tr } = driver.state;
        driver.dispatch(text === '' ? tr.deleteRange(from, to) : tr.insertText(text, from, to));
      }
      const fresh = open(...documentSchema.nodeFromJSON(driver.state.doc.toJSON()).toJSON().content);
      expect(turned(driver)).toEqual(turned(fresh));
    }),
  );
});

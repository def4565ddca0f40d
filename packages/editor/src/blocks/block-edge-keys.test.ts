import type { JsonNode } from '@octavo/document-schema';
import { NodeSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { selectBefore, selectBehind, stayInLastParagraph } from './block-edge-keys.ts';

const picture: JsonNode = { type: 'picture', attrs: { id: 'a'.repeat(32), width: 4, height: 3 } };
const rule: JsonNode = { type: 'horizontalRule' };
const block = (type: string, ...content: JsonNode[]): JsonNode => ({ type, content });

function at(position: number, ...content: readonly JsonNode[]) {
  const driver = createStateDriver(content, []);
  driver.caret(position);
  const selected = () => {
    const { selection } = driver.state;
    return selection instanceof NodeSelection ? selection.node.type.name : null;
  };
  return Object.assign(driver, { selected });
}

it.each([
  ['picture', picture],
  ['horizontalRule', rule],
])('regression 183: Backspace after a %s selects it first', (name, atom) => {
  const driver = at(2, atom, paragraph('after'));
  expect([driver.run(selectBefore), driver.selected()]).toEqual([true, name]);
});

it('regression 183: Delete before a block selects it, and both keys do in an empty paragraph', () => {
  const before = at(7, paragraph('before'), picture);
  expect([before.run(selectBehind), before.selected()]).toEqual([true, 'picture']);
  const empty = at(2, picture, paragraph());
  expect([empty.run(selectBefore), empty.selected()]).toEqual([true, 'picture']);
});

it('leaves all else to the keys of the text', () => {
  const driver = at(3, picture, paragraph('after'), paragraph('more'));
  expect([driver.run(selectBefore), driver.run(selectBehind), driver.run(stayInLastParagraph)]).toEqual([
    false,
    false,
    false,
  ]);
  driver.caret(9);
  expect([driver.run(selectBefore), driver.selected()]).toEqual([false, null]);
});

it.each<[string, number, readonly JsonNode[]]>([
  ['of the text', 9, [paragraph('before'), paragraph()]],
  ['of a list', 8, [block('bulletList', block('listItem', paragraph('a')), block('listItem', paragraph()))]],
  [
    'of a cell',
    7,
    [
      block(
        'table',
        block(
          'tableRow',
          block('tableCell', paragraph('a'), paragraph()),
          block('tableCell', paragraph('b')),
        ),
      ),
      paragraph('after'),
    ],
  ],
])('regression 183: Delete in the empty last paragraph %s changes nothing', (_of, position, content) => {
  const driver = at(position, ...content);
  const parent = driver.state.selection.$from.parent;
  expect([parent.type.name, parent.content.size]).toEqual(['paragraph', 0]);
  expect(driver.run(stayInLastParagraph)).toBe(true);
});

it('Delete in an empty paragraph before another paragraph is not intercepted', () => {
  expect(at(1, paragraph(), paragraph('after')).run(stayInLastParagraph)).toBe(false);
});

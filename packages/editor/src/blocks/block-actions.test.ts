import type { JsonNode } from '@octavo/document-schema';
import { describe, expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { type BlockAction, changes } from './block-actions.ts';

const item = (...content: JsonNode[]) => ({ type: 'listItem', content });
const list = {
  type: 'bulletList',
  content: [item(paragraph('one')), item(paragraph('two')), item(paragraph('three'))],
};

function start(...content: Parameters<typeof createStateDriver>[0]) {
  const driver = createStateDriver(content, []);
  const at = (text: string) => {
    let place = 0;
    driver.state.doc.descendants((node, position) => {
      if (node.text?.includes(text)) place = position + 1;
    });
    driver.caret(place);
  };
  const change = (action: BlockAction): boolean => {
    const { tr } = driver.state;
    const changed = changes[action](tr);
    if (changed) driver.dispatch(tr);
    return changed;
  };
  const blocks = () =>
    driver.state.doc.content.content.map(({ type, textContent }) => `${type.name} ${textContent}`);
  return { driver, at, change, blocks };
}

describe('blocks as a whole', () => {
  it('move past their neighbours, together with the caret, and stop at the ends of the document', () => {
    const { driver, at, change, blocks } = start(paragraph('a'), paragraph('b'), list, {
      type: 'references',
    });
    at('b');
    expect(change('moveUp')).toBe(true);
    expect(blocks()).toEqual(['paragraph b', 'paragraph a', 'bulletList onetwothree', 'references ']);
    expect(driver.state.selection.$from.parent.textContent).toBe('b');
    expect(change('moveUp')).toBe(false);
    expect([change('moveDown'), change('moveDown'), change('moveDown')]).toEqual([true, true, false]);
    expect(blocks()).toEqual(['paragraph a', 'bulletList onetwothree', 'paragraph b', 'references ']);
    expect(driver.state.selection.$from.parent.textContent).toBe('b');
  });

  it('keep the ticks of tasks when they move or are copied', () => {
    const task = (checked: boolean, text: string): JsonNode => ({
      type: 'taskItem',
      attrs: { checked },
      content: [paragraph(text)],
    });
    const { driver, at, change } = start({
      type: 'taskList',
      content: [task(true, 'one'), task(false, 'two')],
    });
    at('two');
    expect([change('moveUp'), change('duplicateBlock')]).toEqual([true, true]);
    expect(driver.state.doc.toJSON().content[0].content).toEqual([
      task(false, 'two'),
      task(false, 'two'),
      task(true, 'one'),
    ]);
  });

  it('move, copy and delete single items of a list', () => {
    const { at, change, blocks } = start(list, paragraph('after'));
    at('three');
    change('moveUp');
    expect(blocks()).toEqual(['bulletList onethreetwo', 'paragraph after']);
    change('duplicateBlock');
    expect(blocks()).toEqual(['bulletList onethreethreetwo', 'paragraph after']);
    change('deleteBlock');
    change('deleteBlock');
    expect(blocks()[0]).toBe('bulletList onethree');
  });

  it('delete the list with its last item, and leave an empty line', () => {
    const { at, change, blocks } = start({ type: 'bulletList', content: [item(paragraph('only'))] });
    at('only');
    expect(change('deleteBlock')).toBe(true);
    expect(blocks()).toEqual(['paragraph ']);
    expect(change('deleteBlock')).toBe(true);
    expect(blocks()).toEqual(['paragraph ']);
  });

  it('are copied after themselves, with the caret in the copy', () => {
    const { driver, at, change, blocks } = start(paragraph('a'), paragraph('b'));
    at('a');
    change('duplicateBlock');
    expect(blocks()).toEqual(['paragraph a', 'paragraph a', 'paragraph b']);
    expect(driver.state.selection.$from.index(0)).toBe(1);
  });
});

import type { JsonNode } from '@octavo/document-schema';
import { undo } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { type BlockAction, changes } from '../blocks/block-actions.ts';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { changesBlocks } from './changes-blocks.ts';
import { partedBy, positionLabels } from './position-labels.ts';

/** `[label]` is a label, `# heading` a heading, anything else a paragraph. */
const blockOf = (line: string): JsonNode => {
  if (line.startsWith('[')) return { type: 'sectionLabel', attrs: { label: line.slice(1, -1) } };
  if (line.startsWith('# ')) {
    return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line.slice(2) }] };
  }
  return line === '' ? { type: 'paragraph' } : paragraph(line);
};

const essay = [
  '[Introduction]',
  'a',
  '[Body Paragraph 1]',
  'b',
  '[Body Paragraph 2]',
  'c',
  '[Conclusion]',
  'd',
];

function start(lines: readonly string[]) {
  const driver = createStateDriver(lines.map(blockOf), []);
  const shown = () =>
    driver.state.doc.content.content.map(({ type, attrs, textContent }) => {
      if (type.name === 'sectionLabel') return `[${attrs['label']}]`;
      return type.name === 'heading' ? `# ${textContent}` : textContent;
    });
  const startOf = (text: string): number => {
    let place = -1;
    driver.state.doc.descendants((node, at) => {
      if (node.isTextblock && node.textContent === text) place = at + 1;
    });
    return place;
  };
  /** A change, followed by the positioning of its labels. */
  const change = (tr: Transaction): string[] => {
    const parted = partedBy(driver.state.doc, tr.doc, tr.mapping);
    driver.dispatch(tr);
    driver.wait(1000);
    const repair = positionLabels(driver.state.tr, parted);
    if (repair.docChanged) driver.dispatch(repair.setMeta('appendedTransaction', tr));
    return shown();
  };
  const act = (text: string, action: BlockAction) => {
    driver.caret(startOf(text));
    const { tr } = driver.state;
    changes[action](tr);
    return change(tr);
  };
  return { driver, lines: shown, startOf, change, act };
}

describe('labels follow their paragraphs', () => {
  it('when these are moved', () => {
    const { act } = start(essay);
    expect(act('b', 'moveUp')).toEqual([
      '[Body Paragraph 1]',
      'b',
      '[Introduction]',
      'a',
      '[Body Paragraph 2]',
      'c',
      '[Conclusion]',
      'd',
    ]);
    expect(act('b', 'moveDown')).toEqual(essay);
    expect(act('b', 'moveDown')).toEqual([
      '[Introduction]',
      'a',
      '[Body Paragraph 1]',
      'c',
      '[Body Paragraph 2]',
      'b',
      '[Conclusion]',
      'd',
    ]);
  });

  it('when these are duplicated or deleted, and are renumbered', () => {
    const { driver, act, lines } = start(essay);
    expect(act('b', 'duplicateBlock')).toEqual([
      '[Introduction]',
      'a',
      '[Body Paragraph 1]',
      'b',
      '[Body Paragraph 2]',
      'b',
      '[Body Paragraph 3]',
      'c',
      '[Conclusion]',
      'd',
    ]);
    driver.run(undo);
    expect(lines()).toEqual(essay);
    expect(act('b', 'deleteBlock')).toEqual([
      '[Introduction]',
      'a',
      '[Body Paragraph 1]',
      'c',
      '[Conclusion]',
      'd',
    ]);
    driver.run(undo);
    expect(lines()).toEqual(essay);
  });

  it('past an empty line and any other text inserted before their first word', () => {
    const { driver, startOf, change, lines } = start(essay);
    expect(change(driver.state.tr.split(startOf('b')))).toEqual([
      '[Introduction]',
      'a',
      '',
      '[Body Paragraph 1]',
      'b',
      '[Body Paragraph 2]',
      'c',
      '[Conclusion]',
      'd',
    ]);
    driver.run(undo);
    expect(lines()).toEqual(essay);
    const rule = driver.state.schema.nodes['horizontalRule']?.create();
    if (rule === undefined) throw new Error('no rule');
    expect(change(driver.state.tr.insert(startOf('b') - 1, rule)).slice(2, 5)).toEqual([
      '',
      '[Body Paragraph 1]',
      'b',
    ]);
  });

  it('but stay above the first half of a split paragraph, and above an emptied one', () => {
    const { driver, startOf, change } = start(['[Introduction]', 'one two', '[Conclusion]', 'end']);
    expect(change(driver.state.tr.split(startOf('one two') + 3))).toEqual([
      '[Introduction]',
      'one',
      ' two',
      '[Conclusion]',
      'end',
    ]);
    const emptied = startOf('one');
    expect(change(driver.state.tr.delete(emptied, emptied + 3))).toEqual([
      '[Introduction]',
      '',
      ' two',
      '[Conclusion]',
      'end',
    ]);
    expect(change(driver.state.tr.split(startOf('end')))).toEqual([
      '[Introduction]',
      '',
      ' two',
      '',
      '[Conclusion]',
      'end',
    ]);
  });
});

it('a label that has lost its paragraph is removed', () => {
  const { driver, startOf, change } = start(essay);
  const { tr } = driver.state;
  const b = startOf('b') - 1;
  expect(change(tr.delete(b, b + 3))).toEqual([
    '[Introduction]',
    'a',
    '[Body Paragraph 1]',
    'c',
    '[Conclusion]',
    'd',
  ]);
  const d = startOf('d') - 1;
  expect(change(driver.state.tr.delete(d, d + 3))).toEqual([
    '[Introduction]',
    'a',
    '[Body Paragraph 1]',
    'c',
  ]);
});

it('keeps labels with other names, and those above a heading or a list', () => {
  const named = [
    '[Chapter 7]',
    'a',
    '[Act 2]',
    'b',
    '[Hauptteil 4]',
    '# c',
    '[Développement 2]',
    'd',
    '[Hauptteil 9]',
    'e',
  ];
  const { driver, lines } = start(named);
  driver.dispatch(positionLabels(driver.state.tr));
  expect(lines()).toEqual([
    '[Chapter 7]',
    'a',
    '[Act 2]',
    'b',
    '[Hauptteil 1]',
    '# c',
    '[Développement 1]',
    'd',
    '[Hauptteil 2]',
    'e',
  ]);
});

it('changes nothing if every label is in place', () => {
  const { driver } = start([...essay, '']);
  expect(positionLabels(driver.state.tr).docChanged).toBe(false);
});

it('only a change of blocks can displace a label', () => {
  const { driver, startOf } = start(essay);
  const { tr } = driver.state;
  const b = startOf('b');
  expect(changesBlocks(driver.state.tr.insertText('x', b))).toBe(false);
  expect(changesBlocks(driver.state.tr.delete(b, b + 1))).toBe(false);
  expect(changesBlocks(driver.state.tr.split(b))).toBe(true);
  expect(changesBlocks(tr.delete(b - 1, b + 2))).toBe(true);
  expect(changesBlocks(driver.state.tr.delete(b - 3, startOf('c')))).toBe(true);
});

it('random edits keep every word, each label above a block, and the counted labels in order', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const { driver, change, act, lines } = start(essay);
  for (let round = 0; round < 400; round += 1) {
    const texts = lines().filter((line) => line !== '' && !line.startsWith('['));
    const text = texts[random(texts.length)] ?? '';
    const kind = random(4);
    if (kind === 0) act(text, 'moveUp');
    else if (kind === 1) act(text, 'moveDown');
    else if (kind === 2 && texts.length < 30) act(text, 'duplicateBlock');
    else {
      const at = driver.state.selection.$from;
      change(driver.state.tr.split(at.start()));
    }
    const now = lines();
    expect(now.filter((line) => line !== '' && !line.startsWith('[')).length).toBeGreaterThanOrEqual(
      texts.length,
    );
    expect(now.some((line, index) => line.startsWith('[') && (now[index + 1] ?? '[').startsWith('['))).toBe(
      false,
    );
    const numbers = now.flatMap((line) => /^\[Body Paragraph (\d+)\]$/u.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  }
});

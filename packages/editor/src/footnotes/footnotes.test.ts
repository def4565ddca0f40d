import { undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { JsonNode } from '@octavo/document-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { withFootnote, withNoteContent, withoutFootnote } from './footnote-commands.ts';
import { createFootnoteMarks } from './footnote-marks.ts';
import { footnotePlugin, notesIn } from './footnote-plugin.ts';

const note = (text: string): JsonNode => ({
  type: 'footnote',
  attrs: { content: text === '' ? [] : [{ type: 'text', text }] },
});

function createDriver(...content: JsonNode[]) {
  const driver = createStateDriver(content, [footnotePlugin(createFootnoteMarks())]);
  const notes = () => notesIn(driver.state);
  return Object.assign(driver, {
    notes,
    /** The texts of the notes in order. */
    texts: () => notes().map(({ node }) => JSON.stringify(node.attrs['content'])),
    keys: () => notes().map(({ key }) => key),
    write: (index: number, text: string) => {
      const position = notes()[index]?.position ?? -1;
      driver.dispatch(withNoteContent(driver.state, position, [{ type: 'text', text }]));
    },
    /** The state after scanning the whole text again. */
    rescanned: () => {
      const again = createStateDriver(driver.state.doc.toJSON().content, [
        footnotePlugin(createFootnoteMarks()),
      ]);
      return notesIn(again.state).map(({ position }) => position);
    },
  });
}

const said = (text: string) => JSON.stringify([{ type: 'text', text }]);

describe('a footnote', () => {
  it('is placed after the selection, with the caret after it', () => {
    const driver = createDriver(paragraph('Notes by hand last.'));
    driver.dispatch(driver.state.tr.setSelection(TextSelection.create(driver.state.doc, 1, 6)));
    const placed = withFootnote(driver.state);
    if (placed) driver.dispatch(placed.tr);
    expect(placed?.position).toBe(6);
    expect(driver.state.doc.toJSON().content).toEqual([paragraph('Notes', note(''), ' by hand last.')]);
    expect(driver.state.selection.from).toBe(7);
  });

  it('is not allowed in code', () => {
    const driver = createDriver({ type: 'codeBlock', content: [{ type: 'text', text: 'x' }] });
    expect(withFootnote(driver.state)).toBeNull();
  });

  it('is edited as one undo step and does not move the caret', () => {
    const driver = createDriver(paragraph('One', note(''), ' two', note('b')));
    driver.caret(3);
    for (const text of ['S', 'Se', 'See']) driver.write(0, text);
    expect(driver.texts()).toEqual([said('See'), said('b')]);
    expect(driver.keys()).toEqual([0, 1]);
    expect(driver.state.selection.from).toBe(3);
    driver.run(undo);
    expect(driver.texts()).toEqual(['[]', said('b')]);
    expect(driver.keys()).toEqual([0, 1]);
  });

  it('goes with its mark and returns with it', () => {
    const driver = createDriver(paragraph('One', note('a'), ' two', note('b')));
    driver.dispatch(withoutFootnote(driver.state, 4));
    expect(driver.texts()).toEqual([said('b')]);
    driver.run(undo);
    expect(driver.texts()).toEqual([said('a'), said('b')]);
  });

  it('is kept by copying, splitting, joining and moving', () => {
    const driver = createDriver(paragraph('One', note('a'), ' two'), paragraph('Three', note('b')));
    driver.dispatch(driver.state.tr.split(4));
    driver.dispatch(driver.state.tr.join(5));
    expect(driver.texts()).toEqual([said('a'), said('b')]);
    const copied = driver.state.doc.slice(0, driver.state.doc.child(0).nodeSize);
    driver.dispatch(
      driver.state.tr.replace(driver.state.doc.content.size, driver.state.doc.content.size, copied),
    );
    expect(driver.texts()).toEqual([said('a'), said('b'), said('a')]);
  });
});

describe('what is known of footnotes', () => {
  it('equals a scan of the whole text after any edit', () => {
    const edit = fc.record({
      kind: fc.constantFrom('type', 'note', 'write', 'delete', 'split', 'join', 'copy', 'undo'),
      at: fc.nat(),
      length: fc.integer({ min: 1, max: 25 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const driver = createDriver(
          paragraph('One', note('a'), ' two'),
          paragraph(note('b')),
          paragraph('Three'),
        );
        for (const { kind, at, length } of edits) {
          const { state } = driver;
          const $at = state.doc.resolve(1 + (at % Math.max(1, state.doc.content.size - 1)));
          const point = $at.parent.isTextblock ? $at.pos : 1;
          const end = Math.min(point + length, state.doc.content.size);
          if (kind === 'type') driver.dispatch(state.tr.insertText('x', point, end));
          else if (kind === 'note') {
            driver.caret(point);
            const placed = withFootnote(driver.state);
            if (placed) driver.dispatch(placed.tr);
          } else if (kind === 'write' && driver.notes().length > 0) {
            driver.write(at % driver.notes().length, `w${length}`);
          } else if (kind === 'delete') driver.dispatch(state.tr.delete(point, end));
          else if (kind === 'split') driver.dispatch(state.tr.split(point).insertText('new ', 1));
          else if (kind === 'join' && state.doc.childCount > 1) {
            driver.dispatch(state.tr.join(state.doc.child(0).nodeSize));
          } else if (kind === 'copy') driver.dispatch(state.tr.replace(1, 1, state.doc.slice(point, end)));
          else if (kind === 'undo') driver.run(undo);
          expect(driver.notes().map(({ position }) => position)).toEqual(driver.rescanned());
          const nodes = driver.notes().map(({ position }) => driver.state.doc.nodeAt(position));
          expect(driver.notes().map(({ node }) => node)).toEqual(nodes);
          expect(new Set(driver.keys()).size).toBe(driver.keys().length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does no work where no footnote is touched', () => {
    const driver = createDriver(paragraph('One', note('a'), ' two'), paragraph('Four.'));
    const before = driver.notes();
    driver.dispatch(driver.state.tr.insertText('!', driver.state.doc.child(0).nodeSize + 3));
    expect(driver.notes()).toBe(before);
  });
});

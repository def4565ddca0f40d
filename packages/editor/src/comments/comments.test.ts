import { anchorAt } from '@octavo/document-schema/comment-anchor';
import { redo, undo } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { replaceDifference } from '../document/replace-difference.ts';
import { paragraph } from '../testing/editor-state.ts';
import { withComments } from './comment-key.ts';
import { drawnComments } from './drawn-comments.ts';
import { commentById, commentsAt, currentAnchors, listComments } from './selectors.ts';
import { commentOn, createCommentDriver } from './testing/comment-driver.ts';

const tide = 'The tide goes out again, and the tide is gone.';
const shore = 'Nobody on the shore saw it.';
const create = () => createCommentDriver([paragraph(tide), paragraph(shore)]);
type Driver = ReturnType<typeof create>;

/** The position of some words in the document. */
function find(driver: Driver, words: string): number {
  let at = -1;
  driver.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (at === -1 && index !== -1) at = position + index;
  });
  return at;
}

const remove = (driver: Driver, words: string) => {
  const from = find(driver, words);
  driver.dispatch(driver.state.tr.delete(from, from + words.length));
};

describe('the words of a comment', () => {
  it('move with text typed before them and do not grow with text typed next to them', () => {
    const driver = create();
    driver.comment('goes out');
    driver.dispatch(driver.state.tr.insertText('Slowly, ', 1));
    const { from, to } = listComments(driver.state)[0] ?? { from: 0, to: 0 };
    driver.dispatch(driver.state.tr.insertText('!', to));
    driver.dispatch(driver.state.tr.insertText('?', from));
    expect(driver.words()).toEqual(['goes out']);
    expect(driver.text).toContain('tide ?goes out! again');
  });

  it('are gone once they are changed, and return on undo', () => {
    const driver = create();
    driver.comment('goes out', 'shore');
    driver.dispatch(driver.state.tr.insertText('X', find(driver, 'es out')));
    expect(driver.words()).toEqual([null, 'shore']);
    driver.run(undo);
    expect(driver.words()).toEqual(['goes out', 'shore']);
    driver.run(redo);
    expect(driver.words()).toEqual([null, 'shore']);
  });

  it('are gone once they are cut, and their comment stays in its paragraph', () => {
    const driver = create();
    driver.comment('goes out');
    remove(driver, 'goes out');
    const [place] = listComments(driver.state);
    expect(driver.words()).toEqual([null]);
    expect(driver.state.doc.resolve(place?.from ?? 0).parent.textContent).toContain('The tide');
    driver.run(undo);
    expect(driver.words()).toEqual(['goes out']);
  });

  it('take their comment along when they are pasted elsewhere, and back on undo', () => {
    const driver = create();
    driver.comment('goes out again, and the tide');
    const from = find(driver, 'goes out');
    const slice = driver.state.doc.slice(from, from + 'goes out again, and the tide'.length);
    driver.dispatch(driver.state.tr.deleteRange(from, from + slice.size));
    driver.wait(2000);
    expect(driver.words()).toEqual([null]);
    driver.dispatch(driver.state.tr.replace(find(driver, ' saw'), find(driver, ' saw'), slice));
    expect(driver.words()).toEqual(['goes out again, and the tide']);
    expect(driver.text).toContain('shoregoes out');
    driver.run(undo);
    driver.run(undo);
    expect(driver.text).toBe(`${tide}\n${shore}`);
    expect(driver.words()).toEqual(['goes out again, and the tide']);
  });

  it('move with their paragraph in one step', () => {
    const driver = create();
    driver.comment('goes out', 'shore');
    const first = driver.state.doc.child(0);
    const tr = driver.state.tr.delete(0, first.nodeSize);
    driver.dispatch(tr.insert(tr.doc.content.size, first));
    expect([driver.text, driver.words()]).toEqual([`${shore}\n${tide}`, ['shore', 'goes out']]);
  });

  it('are gone after a split, and return after a join', () => {
    const driver = create();
    driver.comment('goes out');
    const at = find(driver, ' out');
    driver.dispatch(driver.state.tr.split(at));
    expect(driver.words()).toEqual([null]);
    driver.dispatch(driver.state.tr.join(at + 1));
    expect(driver.words()).toEqual(['goes out']);
  });

  it('may span two paragraphs', () => {
    const driver = create();
    driver.comment('gone.\nNobody');
    driver.dispatch(driver.state.tr.insertText('So: ', 1));
    expect(driver.words()).toEqual(['gone.\nNobody']);
    driver.dispatch(driver.state.tr.join(driver.state.doc.child(0).nodeSize));
    expect(driver.words()).toEqual([null]);
    driver.run(undo);
    expect(driver.words()).toEqual(['gone.\nNobody']);
  });

  it('are told apart from equal words by their surroundings', () => {
    const driver = create();
    driver.comment('tide');
    remove(driver, 'tide');
    expect(driver.words()).toEqual([null, 'tide']);
    driver.run(undo);
    expect(driver.words()).toEqual(['tide', 'tide']);
  });

  it('are found again in a text that replaces this one, as after a conflict', () => {
    const driver = create();
    driver.comment('goes out', 'shore');
    const next = EditorState.create({
      schema: driver.state.schema,
      doc: driver.state.schema.nodeFromJSON({
        type: 'doc',
        content: [paragraph('New.'), paragraph('Nobody on the sand saw it.'), paragraph(tide)],
      }),
    });
    driver.dispatch(replaceDifference(driver.state.tr, next.doc));
    expect(driver.words()).toEqual([null, 'goes out']);
  });

  it('are not confused with the same word typed elsewhere', () => {
    const driver = createCommentDriver([paragraph('It was so in a quiet day.')]);
    driver.comment('in');
    remove(driver, 'in');
    driver.dispatch(driver.state.tr.insertText('in ', 1));
    expect(driver.words()).toEqual([null]);
  });
});

describe('the list of comments', () => {
  it('keeps existing comments in place and drops deleted ones', () => {
    const driver = create();
    const [first, second] = driver.comment('goes out', 'shore');
    driver.dispatch(driver.state.tr.insertText('Slowly, ', 1));
    const places = listComments(driver.state);
    driver.list(
      [first, second].flatMap((one) => (one ? [{ ...one, anchor: { ...one.anchor, offset: 0 } }] : [])),
    );
    expect(listComments(driver.state)).toEqual(places);
    driver.list(second ? [second] : []);
    expect(driver.words()).toEqual(['shore']);
  });

  it('places a comment on a text that has changed since then', () => {
    const driver = create();
    const anchor = anchorAt(driver.anchored(), 4, 8);
    driver.dispatch(driver.state.tr.insertText('An old story. ', 1));
    driver.list([commentOn(anchor)]);
    expect(driver.words()).toEqual(['tide']);
    expect(listComments(driver.state)[0]?.from).toBe(find(driver, 'tide'));
  });

  it('draws open comments whose words exist, and always the selected one', () => {
    const driver = create();
    const [first, second] = driver.comment('goes out', 'shore');
    if (!first || !second) throw new Error('Two comments were made');
    const drawn = () =>
      drawnComments(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to));
    driver.list([first, { ...second, isResolved: true }]);
    expect(drawn()).toEqual(['goes out']);
    driver.dispatch(withComments(driver.state.tr, { type: 'select', id: second.id }));
    expect(drawn()).toEqual(['goes out', 'shore']);
    remove(driver, 'goes out');
    expect(drawn()).toEqual(['shore']);
  });

  it('draws a mark on the whole paragraph', () => {
    const driver = create();
    const text = driver.anchored();
    driver.list([{ ...commentOn(anchorAt(text, 0, tide.length), 'good'), mark: 'good' }]);
    expect(drawnComments(driver.state).map(({ from, to }) => [from, to])).toEqual([
      [0, driver.state.doc.child(0).nodeSize],
    ]);
  });

  it('gives the shortest words at a position first', () => {
    const driver = create();
    driver.comment('goes out again', 'out');
    const at = find(driver, 'ut again');
    expect(commentsAt(driver.state, at).map(({ from, to }) => to - from)).toEqual([3, 14]);
  });
});

it('anchors words to the current text, and missing words to their surroundings', () => {
  const driver = create();
  const [first, second] = driver.comment('goes out', 'shore');
  driver.dispatch(driver.state.tr.insertText('So ', 1));
  remove(driver, 'shore');
  const anchors = currentAnchors(driver.state);
  const text = driver.anchored();
  const at = text.indexOf('goes out');
  expect(anchors.get(first?.id ?? '')).toEqual(anchorAt(text, at, at + 'goes out'.length));
  const gap = text.indexOf(' saw it');
  expect(anchors.get(second?.id ?? '')).toEqual({ ...anchorAt(text, gap, gap), quote: 'shore' });
  expect(commentById(driver.state, second?.id ?? '')?.isGone).toBe(true);
});

it('leaves the document unchanged', () => {
  const driver = create();
  const before = driver.state.doc;
  driver.comment('goes out', 'shore');
  expect(driver.state.doc).toBe(before);
  expect(driver.run(undo)).toBe(false);
  expect(JSON.stringify(driver.state.doc.slice(0, 20).toJSON())).not.toContain('comment');
});

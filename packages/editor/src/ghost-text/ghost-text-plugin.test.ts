import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { ghostTextOf, ghostTextPlugin, showGhostText, takeGhostWord } from './ghost-text-plugin.ts';

const schema = new Schema({
  nodes: { doc: { content: 'p+' }, p: { content: 'text*' }, text: {} },
});
const ghost = { text: ', and takes a turn.', keys: 'Ctrl →' };

function shown() {
  const doc = schema.node('doc', null, [schema.node('p', null, [schema.text('The reader')])]);
  let state = EditorState.create({ doc, plugins: [ghostTextPlugin()] });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 11)));
  showGhostText(ghost)(state, (tr) => {
    state = state.apply(tr);
  });
  return state;
}

it('is shown at the caret and leaves the document unchanged', () => {
  const state = shown();
  expect(ghostTextOf(state)).toBe(ghost.text);
  expect(state.doc.textContent).toBe('The reader');
});

it('disappears on an edit and when the caret moves', () => {
  const state = shown();
  expect(ghostTextOf(state.apply(state.tr.insertText('s')))).toBeNull();
  expect(ghostTextOf(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 3))))).toBeNull();
});

it('shrinks while the same letters are typed', () => {
  let state = shown();
  for (const letter of ', and') state = state.apply(state.tr.insertText(letter));
  expect(ghostTextOf(state)).toBe(' takes a turn.');
  expect(ghostTextOf(state.apply(state.tr.insertText('?')))).toBeNull();
});

it('is accepted one word at a time, to the end', () => {
  let state = shown();
  const taken: string[] = [];
  while (takeGhostWord(state, (tr) => (state = state.apply(tr)))) taken.push(state.doc.textContent);
  expect(taken).toEqual([
    'The reader, and takes a turn.'.slice(0, 11),
    'The reader, and',
    'The reader, and takes',
    'The reader, and takes a',
    'The reader, and takes a turn.',
  ]);
  expect(ghostTextOf(state)).toBeNull();
});

it('stays while the text does not change, and is not shown next to a selection', () => {
  const state = shown();
  expect(ghostTextOf(state.apply(state.tr.setMeta('other', true)))).toBe(ghost.text);
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 4)));
  expect(showGhostText(ghost)(selected)).toBe(false);
});

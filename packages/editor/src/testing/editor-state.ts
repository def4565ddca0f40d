import { history } from '@tiptap/pm/history';
import { EditorState, type Plugin, TextSelection, type Transaction, type Command } from '@tiptap/pm/state';
import { documentSchema, type JsonNode } from '@octavo/document-schema';

/** A paragraph as JSON. */
export const paragraph = (...content: readonly (string | JsonNode)[]): JsonNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
});

/** Text with marks as JSON. */
export const marked = (text: string, ...types: readonly string[]): JsonNode => ({
  type: 'text',
  text,
  marks: types.map((type) => ({ type })),
});

/** An editor without a view: state, clock and history, and the dispatched transactions. */
export function createStateDriver(content: readonly JsonNode[], plugins: readonly Plugin[]) {
  let state = EditorState.create({
    doc: documentSchema.nodeFromJSON({ type: 'doc', content }),
    plugins: [history(), ...plugins],
  });
  let time = 10_000;
  const driver = {
    get state() {
      return state;
    },
    get text() {
      return state.doc.textBetween(0, state.doc.content.size, '\n');
    },
    wait(milliseconds: number) {
      time += milliseconds;
    },
    dispatch(tr: Transaction) {
      time += 10;
      state = state.apply(tr.setTime(time));
    },
    run(command: Command) {
      return command(state, (tr) => driver.dispatch(tr));
    },
    caret(position: number) {
      driver.dispatch(state.tr.setSelection(TextSelection.create(state.doc, position)));
    },
    type(text: string) {
      for (const character of text) driver.dispatch(state.tr.insertText(character));
    },
  };
  return driver;
}

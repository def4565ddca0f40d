import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { textToFinish } from './text-to-finish.ts';

const schema = new Schema({
  nodes: {
    doc: { content: '(p | code)+' },
    p: { content: 'text*' },
    code: { content: 'text*', code: true },
    text: {},
  },
});

/** `|` marks the caret in the last paragraph. */
function at(kind: 'p' | 'code', ...paragraphs: string[]): string | null {
  const texts = paragraphs.map((text) => text.replace('|', ''));
  const doc = schema.node(
    'doc',
    null,
    texts.map((text) => schema.node(kind, null, text === '' ? [] : [schema.text(text)])),
  );
  const last = paragraphs.at(-1) ?? '';
  const start = doc.content.size - (texts.at(-1)?.length ?? 0) - 1;
  const state = EditorState.create({ doc });
  return textToFinish(
    state.apply(state.tr.setSelection(TextSelection.create(doc, start + last.indexOf('|')))),
  );
}

describe('the text to continue', () => {
  it('is the last three sentences before the caret, across paragraphs', () => {
    expect(at('p', 'One. Two.', 'Three. Fo|')).toBe('Two.\nThree. Fo');
  });
  it('is nothing if the paragraph continues after the caret, is empty or is code', () => {
    expect(at('p', 'The tide| rises')).toBeNull();
    expect(at('p', 'The tide', '|')).toBeNull();
    expect(at('code', 'const tide|')).toBeNull();
  });
});

import { documentExtensions } from '@octavo/document-schema';
import { Editor, Extension } from '@tiptap/core';
import { expect, it } from 'vitest';
import { caretBeforeKeysPlugin } from './caret-before-keys-plugin.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function openEditor() {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({
        name: 'caretBeforeKeys',
        addProseMirrorPlugins: () => [caretBeforeKeysPlugin()],
      }),
    ],
    content: {
      type: 'doc',
      content: [
        paragraph('High tide'),
        { type: 'blockquote', content: [paragraph('Time and tide wait for no man.')] },
      ],
    },
  });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  editor.view.focus();
  const words = editor.view.dom.querySelector('p')?.firstChild;
  if (!words) throw new Error('The paragraph is not drawn.');
  /** Like a tap, in the same task as what follows. */
  const tap = (from: number, to = from) => getSelection()?.setBaseAndExtent(words, from, words, to);
  const press = (key: string, keyCode: number, ctrlKey = false) =>
    editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode, ctrlKey, bubbles: true, cancelable: true }),
    );
  return { editor, tap, press };
}

it('regression 135: Enter splits the tapped paragraph even before the browser has reported the caret', () => {
  const { editor, tap, press } = openEditor();
  tap('High'.length);
  press('Enter', 13);
  expect(editor.getText({ blockSeparator: '|' })).toBe('High| tide||Time and tide wait for no man.');
  editor.destroy();
});

it('regression 135: bold applies to what was just selected', () => {
  const { editor, tap, press } = openEditor();
  tap(0, 'High'.length);
  press('b', 66, true);
  expect(editor.getHTML()).toContain('<strong>High</strong> tide');
  editor.destroy();
});

import { documentExtensions } from '@octavo/document-schema';
import { Editor, Extension } from '@tiptap/core';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { citationPressPlugin } from './citation-press-plugin.ts';

it('opens a citation at every click, even half a second after the last one', async () => {
  const open = vi.fn<(position: number) => boolean>(() => true);
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({ name: 'citationPress', addProseMirrorPlugins: () => [citationPressPlugin(open)] }),
    ],
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'As is known ' },
            { type: 'inlineCitation', attrs: { id: 'one', reference: 'r1' } },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
  });
  const cite = editor.view.dom.querySelector('cite');
  if (cite === null) throw new Error('The citation is not drawn.');
  cite.textContent = 'Mueller (2014)';

  await userEvent.tripleClick(cite);

  expect(open.mock.calls).toEqual([[13], [13], [13]]);
  editor.destroy();
});

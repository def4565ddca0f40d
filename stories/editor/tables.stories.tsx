import type { DocumentEditorHandle } from '@octavo/editor';
import { type DocumentJson, parseDocument } from '@octavo/document-schema';
import { t } from 'i18next';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, paste, press, select, write } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Tables',
  tags: ['behaviour'],
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: doc({ type: 'paragraph' }), onReady, onPasteRefused: fn(), onNestingRefused: fn() },
});

const cell = (type: string, text: string) => ({ type, content: [paragraph(text)] });
const table: DocumentJson = doc(
  paragraph('What is left is a record of attention.'),
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Book'), cell('tableHeader', 'Notes')] },
      { type: 'tableRow', content: [cell('tableCell', 'Lyon'), cell('tableCell', '96')] },
    ],
  },
  paragraph('The third was handed on.'),
);

/** The rows of the first table, with bars between cells. */
const rowsOf = ({ editor }: DocumentEditorHandle): string[] =>
  [...editor.view.dom.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ localName, textContent }) => `${localName} ${textContent}`.trim()).join(' | '),
  );

export const Shown = meta.story({ args: { content: table } });

export const WrittenByKeys = meta.story({
  play: async () => {
    const handle = handleOf();
    select(handle, 1);
    press('u', { ctrlKey: true, altKey: true });
    await write('Book');
    press('Tab');
    await write('Notes');
    press('Tab', { shiftKey: true });
    press('ArrowRight', { ctrlKey: true, altKey: true });
    press('ArrowUp', { ctrlKey: true, altKey: true, shiftKey: true });
    await expect(rowsOf(handle)).toEqual(['td | td | td | td', 'td | td | td | td']);
    press('z', { ctrlKey: true });
    await expect(rowsOf(handle)[0]).toBe('th Book | th | th Notes | th');
    const parsed = parseDocument(handle.editor.getJSON());
    await expect(parsed.ok ? '' : parsed.problem).toBe('');
    press('Backspace', { ctrlKey: true, altKey: true, shiftKey: true });
    await waitFor(() => expect(rowsOf(handle)).toEqual([]));
  },
});

/** Tab in the last cell adds a row. */
export const ARowMore = meta.story({
  args: { content: table },
  play: async () => {
    const handle = handleOf();
    const last = handle.editor.state.doc.child(0).nodeSize + handle.editor.state.doc.child(1).nodeSize - 4;
    select(handle, last);
    press('Tab');
    await write('Antwerp');
    await expect(rowsOf(handle)).toEqual(['th Book | th Notes', 'td Lyon | td 96', 'td Antwerp | td']);
  },
});

export const ChangedFromItsMenu = meta.story({
  args: { content: table },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    select(handle, handle.editor.state.doc.child(0).nodeSize + 4);
    press('F10', { altKey: true });
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:format.more') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:table.rowBelow') }));
    await expect(rowsOf(handle)).toHaveLength(3);
    // The button returns the focus a frame later.
    await waitFor(() => expect(handle.editor.isFocused).toBe(true));
    press('Backspace', { ctrlKey: true, altKey: true, shiftKey: true });
    await waitFor(() => expect(rowsOf(handle)).toEqual([]));
    await expect(blocksOf(handle)).toHaveLength(2);
  },
});

/** In the HTML of spreadsheets, with a caption and a table within a cell. */
export const Pasted = meta.story({
  play: async () => {
    const handle = handleOf();
    await paste(handle, {
      'text/html':
        '<table><caption>Years</caption><thead><tr><th>Year</th><th colspan="2" onclick="x()">Sales</th></tr></thead><tbody><tr><td>2001</td><td>45<br>46</td><td><table><tr><td>in</td><td>side</td></tr></table></td></tr></tbody></table>',
    });
    await expect(rowsOf(handle)).toEqual(['th Year | th Sales', 'td 2001 | td 4546 | td inside']);
    await expect(blocksOf(handle)[0]).toBe('paragraph: Years');
    await expect(parseDocument(handle.editor.getJSON())).toMatchObject({ ok: true });
  },
});

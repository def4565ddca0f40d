import type { DocumentEditorHandle } from '@octavo/editor';
import { parseDocument } from '@octavo/document-schema';
import type { PicturesReport } from '@octavo/machines/document-pictures';
import { t } from 'i18next';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Pictures',
  tags: ['behaviour'],
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { onReady, onPasteRefused: fn(), onNestingRefused: fn() },
});

const id = 'a1'.repeat(16);
const picture = (attrs: object = {}) => ({
  type: 'picture',
  attrs: { id, alt: '', decorative: false, width: 640, height: 400, size: 'full', ...attrs },
});
const before = paragraph('What is left is a record of attention.');
const after = paragraph('The third was handed on.');

/** One colour, 2 × 1 pixels. */
const pixels = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOorq4GAAP7Af36/D3nAAAAAElFTkSuQmCC';
const file = (type = 'image/png') =>
  new File([Uint8Array.from(atob(pixels), (letter) => letter.codePointAt(0) ?? 0)], 'hand.png', { type });

function pasteFiles(handle: DocumentEditorHandle, files: readonly File[], html = ''): void {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  for (const one of files) clipboardData.items.add(one);
  handle.editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** What the text reports to the machine about its pictures. */
function heard(handle: DocumentEditorHandle): PicturesReport[] {
  const reports: PicturesReport[] = [];
  handle.pictures.subscribe((report) => reports.push(report));
  return reports;
}

const keysIn = (reports: readonly PicturesReport[]): readonly string[] =>
  reports.flatMap((report) => (report.type === 'add' ? report.pictures.map(({ key }) => key) : []));

const kept = { id, width: 640, height: 400 };
const arrives = (handle: DocumentEditorHandle, key: string | undefined) =>
  handle.pictures.handle({ type: 'place', key: key ?? '', picture: kept });

export const Described = meta.story({
  args: { content: doc(before, picture({ alt: 'A hand that points at a line' }), after) },
});
export const NotDescribed = meta.story({
  args: { content: doc(before, picture(), after) },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    const reports = heard(handle);
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:picture.describe') }));
    await expect(reports).toMatchObject([{ type: 'open', details: { alt: '', size: 'full' } }]);
    const details = { alt: 'A hand', decorative: false, size: 'half' } as const;
    handle.pictures.handle({ type: 'change', details });
    await expect(canvas.getByRole('img', { name: 'A hand' })).toBeInTheDocument();
    handle.editor.view.focus();
    press('Enter');
    await expect(reports.at(-1)).toMatchObject({ type: 'open', details });
    press('z', { ctrlKey: true });
    await expect(canvas.getByRole('img', { name: t('editor:picture.undescribed') })).toBeInTheDocument();
  },
});
export const Half = meta.story({
  args: { content: doc(before, picture({ alt: 'A hand', size: 'half' }), after) },
});

/** A picture pasted alone appears in the text when it has been stored, and undo removes only that. */
export const PastedAlone = meta.story({
  args: { content: doc(before, { type: 'paragraph' }) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    select(handle, handle.editor.state.doc.content.size - 1);
    pasteFiles(handle, [file()], '<img src="https://example.org/hand.png">');
    await expect(blocksOf(handle)).toEqual([
      'paragraph: What is left is a record of attention.',
      'paragraph: ',
    ]);
    await waitFor(() => expect(handle.pictures.places.getSnapshot().size).toBe(1));
    arrives(handle, keysIn(reports)[0]);
    await expect(blocksOf(handle)).toEqual([
      'paragraph: What is left is a record of attention.',
      'picture: ',
      'paragraph: ',
    ]);
    // Nothing was typed meanwhile, so its description is asked for.
    await expect(reports.at(-1)).toMatchObject({ type: 'open' });
    await expect(parseDocument(handle.document.readContent())).toMatchObject({ ok: true });
    await waitFor(() => expect(handle.pictures.places.getSnapshot().size).toBe(0));
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual([
      'paragraph: What is left is a record of attention.',
      'paragraph: ',
    ]);
  },
});

/**
 * The pictures of a pasted page are added separately from its text; those hosted elsewhere are not fetched, which is
 * said once.
 */
export const PastedWithAPage = meta.story({
  args: { content: doc({ type: 'paragraph' }) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    select(handle, 1);
    pasteFiles(
      handle,
      [],
      `<p>One <img src="data:image/png;base64,${pixels}" alt="A hand"> two</p><img src="https://example.org/a.png"><img width="1" src="https://example.org/counter"><img src="data:image/svg+xml;base64,PHN2Zz4="><p>Three</p>`,
    );
    const text = ['paragraph: One', 'paragraph: two', 'paragraph: Three'];
    await expect(blocksOf(handle)).toEqual(text);
    await expect(reports.filter(({ type }) => type === 'left-out')).toEqual([
      { type: 'left-out', message: { name: 'picturesLeftOut', values: { count: 2 } } },
    ]);
    arrives(handle, keysIn(reports)[0]);
    await expect(blocksOf(handle)).toEqual([text[0], 'picture: ', ...text.slice(1)]);
    await expect(handle.editor.state.doc.child(1).attrs).toMatchObject({ ...kept, alt: 'A hand' });
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(text);
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: ']);
  },
});

/** Within a document the same picture is reused; into another one it is fetched. */
export const CopiedAndPasted = meta.story({
  args: { content: doc(before, picture({ alt: 'A hand', size: 'half' })) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    const { view } = handle.editor;
    handle.editor.commands.setNodeSelection(handle.editor.state.doc.child(0).nodeSize);
    const { dom } = view.serializeForClipboard(view.state.selection.content());
    await expect(dom.innerHTML).toContain('data-document="here"');
    select(handle, 1);
    pasteFiles(handle, [], dom.innerHTML);
    await expect(handle.editor.getJSON().content?.filter(({ type }) => type === 'picture')).toHaveLength(2);
    await expect(reports).toEqual([]);
    pasteFiles(handle, [], dom.innerHTML.replace('data-document="here"', 'data-document="there"'));
    await expect(reports).toMatchObject([
      { type: 'add', pictures: [{ source: { documentId: 'there', pictureId: id } }] },
    ]);
    arrives(handle, keysIn(reports)[0]);
    await expect(reports).toHaveLength(1);
  },
});

export const Refused = meta.story({
  args: { content: doc(before) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    select(handle, 1);
    pasteFiles(handle, [file('image/svg+xml')]);
    pasteFiles(handle, [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })]);
    await expect(reports).toEqual([
      { type: 'refused', message: { name: 'pictureKindRefused' } },
      { type: 'refused', message: { name: 'pictureTooLarge', values: { megabytes: 10 } } },
    ]);
    await expect(blocksOf(handle)).toEqual(['paragraph: What is left is a record of attention.']);
  },
});

/** Deleting the text around its place cancels it; in a table it is inserted below the table. */
export const GivenUp = meta.story({
  args: { content: doc(before, after) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    select(handle, 3);
    pasteFiles(handle, [file(), file()]);
    const [first] = keysIn(reports);
    handle.pictures.handle({ type: 'forget', key: first ?? '' });
    await waitFor(() => expect(handle.pictures.places.getSnapshot().size).toBe(1));
    press('a', { ctrlKey: true });
    press('Backspace');
    await expect(reports.filter(({ type }) => type === 'gone')).toHaveLength(1);
    arrives(handle, keysIn(reports)[1]);
    await expect(blocksOf(handle)).toEqual(['paragraph: ']);
  },
});

export const DroppedBetweenBlocks = meta.story({
  args: { content: doc(before, after) },
  play: async () => {
    const handle = handleOf();
    const reports = heard(handle);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file());
    const box = handle.editor.view.dom.children[1]?.getBoundingClientRect();
    const place = { clientX: (box?.left ?? 0) + 2, clientY: (box?.top ?? 0) + 4 };
    handle.editor.view.dom.dispatchEvent(
      new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }),
    );
    arrives(handle, keysIn(reports)[0]);
    await expect(blocksOf(handle)[1]).toBe('picture: ');
  },
});

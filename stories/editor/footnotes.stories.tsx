import type { DocumentEditorHandle } from '@octavo/editor';
import { type DocumentJson, type JsonNode, parseDocument } from '@octavo/document-schema';
import { t } from 'i18next';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph, text } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, paste, press, select, write } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Footnotes',
  tags: ['behaviour'],
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: doc({ type: 'paragraph' }), onReady, onPasteRefused: fn(), onNestingRefused: fn() },
});

const note = (...content: JsonNode[]): JsonNode => ({ type: 'footnote', attrs: { content } });
const page: DocumentJson = doc(
  paragraph(
    'Long before the comment box, people answered books in their own hand',
    note(
      text('See the chapter on '),
      text('signs of attention', 'italic'),
      text('; the term is not the period’s own.'),
    ),
    ', and the books kept their answers. In the sixteenth century schoolmasters taught marking as part of reading itself.',
    note(
      text(
        'So at least in the grammar schools of London. What was done elsewhere is told by fewer books, and by books that were kept for other reasons.',
      ),
    ),
    ' A pupil learned to rule the margin before he learned to write in it.',
  ),
  paragraph('The third was handed on.'),
);

const marksOf = ({ editor }: DocumentEditorHandle): string[] =>
  [...editor.view.dom.querySelectorAll('[role="doc-noteref"]')].map(({ textContent }) => textContent);
const notesOf = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .queryAllByRole('doc-footnote')
    .map(({ textContent }) => textContent);
const noteAt = (canvasElement: HTMLElement, number: number) =>
  within(canvasElement).getByRole('textbox', { name: t('editor:footnote.text', { number }) });
/** The content of each note that the document holds. */
const contentsOf = ({ editor }: DocumentEditorHandle): unknown[] => {
  const contents: unknown[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'footnote') contents.push(node.attrs['content']);
  });
  return contents;
};

export const Shown = meta.story({
  args: { content: page },
  play: async ({ canvasElement }) => {
    await expect(marksOf(handleOf())).toEqual(['1', '2']);
    await expect(notesOf(canvasElement)[0]).toBe(
      '1See the chapter on signs of attention; the term is not the period’s own.',
    );
  },
});

export const WrittenByKeys = meta.story({
  args: { content: doc(paragraph('One two')) },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    select(handle, 4);
    press('f', { ctrlKey: true, shiftKey: true });
    await expect(noteAt(canvasElement, 1)).toHaveFocus();
    await write('See there');
    press('Enter');
    await write('and here');
    press('a', { ctrlKey: true });
    press('b', { ctrlKey: true });
    await expect(contentsOf(handle)).toEqual([
      [text('See there', 'bold'), { type: 'hardBreak' }, text('and here', 'bold')],
    ]);
    press('Escape');
    await expect(handle.editor.view.dom).toHaveFocus();
    await write('!');
    await expect(blocksOf(handle)).toEqual(['paragraph: One! two']);
    // A second one, before the first, becomes number one.
    select(handle, 2);
    press('f', { ctrlKey: true, shiftKey: true });
    await write('Earlier');
    await expect(marksOf(handle)).toEqual(['1', '2']);
    await expect(notesOf(canvasElement)).toEqual(['1Earlier', '2See thereand here']);
    press('ArrowDown');
    await expect(noteAt(canvasElement, 2)).toHaveFocus();
    await expect(parseDocument(handle.editor.getJSON())).toMatchObject({ ok: true });
  },
});

/** From a mark to its note by Enter and by a click, and back by the number. */
export const ThereAndBack = meta.story({
  args: { content: page },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = handleOf();
    const [first] = contentsOf(handle);
    await expect(first).toBeDefined();
    handle.editor.view.focus();
    const at = handle.editor.state.doc.firstChild?.firstChild?.nodeSize ?? 0;
    handle.editor.commands.setNodeSelection(at + 1);
    press('Enter');
    await expect(noteAt(canvasElement, 1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('editor:footnote.back', { number: 1 }) }));
    await expect(handle.editor.view.dom).toHaveFocus();
    await expect(handle.editor.state.selection.from).toBe(at + 2);
    await userEvent.click(
      canvas.getByRole('doc-noteref', { name: t('editor:footnote.mark', { number: 2 }) }),
    );
    await waitFor(() => expect(noteAt(canvasElement, 2)).toHaveFocus());
  },
});

export const RemovedAndUndone = meta.story({
  args: { content: page },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    select(handle, 1);
    const at = handle.editor.state.doc.firstChild?.firstChild?.nodeSize ?? 0;
    handle.editor.commands.deleteRange({ from: at + 1, to: at + 2 });
    await expect(marksOf(handle)).toEqual(['1']);
    await expect(notesOf(canvasElement)[0]).toMatch(/^1So at least/u);
    press('z', { ctrlKey: true });
    await expect(notesOf(canvasElement)[0]).toMatch(/^1See the chapter/u);
    await expect(marksOf(handle)).toEqual(['1', '2']);
    // An empty note is removed by Backspace, and undo in a note undoes what was written there.
    select(handle, 5);
    press('f', { ctrlKey: true, shiftKey: true });
    await write('abc');
    press('z', { ctrlKey: true });
    await expect(noteAt(canvasElement, 1)).toHaveFocus();
    await expect(notesOf(canvasElement)).toHaveLength(3);
    await expect(notesOf(canvasElement)[0]).toBe('1');
    press('Backspace');
    await expect(notesOf(canvasElement)).toHaveLength(2);
    await expect(handle.editor.view.dom).toHaveFocus();
    await expect(handle.editor.state.selection.from).toBe(5);
  },
});

export const CopiedWithItsText = meta.story({
  args: { content: page },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    select(handle, 60, 80);
    const clipboardData = new DataTransfer();
    handle.editor.view.dom.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    select(handle, handle.editor.state.doc.content.size - 1);
    await paste(handle, { 'text/html': clipboardData.getData('text/html') });
    await expect(marksOf(handle)).toEqual(['1', '2', '3']);
    await expect(notesOf(canvasElement)[2]).toBe(
      '3See the chapter on signs of attention; the term is not the period’s own.',
    );
  },
});

/** Several paragraphs become lines of the note; a note can hold nothing else. */
export const PastedIntoANote = meta.story({
  args: { content: doc(paragraph('One', note(text('See ')), ' two')) },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    select(handle, 2);
    handle.footnotes.open(4);
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h2 onclick="x()">A <b>b</b></h2><ul><li>c <a href="javascript:alert(1)">d</a> <a href="https://example.org">e</a></li></ul>',
    );
    noteAt(canvasElement, 1).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(contentsOf(handle)).toEqual([
        [
          text('See A '),
          text('b', 'bold'),
          { type: 'hardBreak' },
          text('c d '),
          { type: 'text', text: 'e', marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
        ],
      ]),
    );
    await expect(parseDocument(handle.editor.getJSON())).toMatchObject({ ok: true });
  },
});

/** Corrections in a paragraph with notes are at the right words. */
export const BesideCorrections = meta.story({
  args: { content: doc(paragraph('A', note(text('teh first')), ' reader', note(), ' of teh books.')) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-suggestion], .suggestion')].length +
          (CSS.highlights?.size ?? 0),
      ).toBeGreaterThan(0),
    );
    await expect(notesOf(canvasElement)[0]).toBe('1teh first');
  },
});

export const ReadOnly = meta.story({
  args: { content: page, readOnly: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('doc-noteref', { name: t('editor:footnote.mark', { number: 1 }) }),
    );
    await expect(noteAt(canvasElement, 1)).toHaveFocus();
    await expect(noteAt(canvasElement, 1)).not.toHaveAttribute('contenteditable', 'true');
    await expect(noteAt(canvasElement, 1)).toHaveAttribute('aria-readonly', 'true');
  },
});

export const FromItsMenu = meta.story({
  args: { content: doc(paragraph('One two')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = handleOf();
    select(handle, 1, 4);
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:format.footnote') }));
    await expect(noteAt(canvasElement, 1)).toHaveFocus();
    await expect(marksOf(handle)).toEqual(['1']);
  },
});

const sources = {
  word: `<p class=MsoNormal>The tide<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a> is late.</p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> See <i>Tides</i>.</p></div></div>`,
  google: `<b id="docs-internal-guid-1" style="font-weight:normal"><p>The tide<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> is late.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> See <i>Tides</i>.</span></p></div></b>`,
  libreoffice: `<p>The tide<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> is late.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>See <i>Tides</i>.</p></div>`,
  pandoc: `<p>The tide<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a> is late.</p><section class="footnotes" role="doc-endnotes"><hr /><ol><li id="fn1"><p>See <em>Tides</em>.<a href="#fnref1" class="footnote-back" role="doc-backlink">↩︎</a></p></li></ol></section>`,
  wikipedia: `<p>The tide<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup> is late.</p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text">See <i>Tides</i>.</span></li></ol>`,
};

/** In the HTML of five programs. Links without a matching note stay text. */
export const PastedFromElsewhere = meta.story({
  play: async () => {
    const handle = handleOf();
    for (const html of Object.values(sources)) {
      handle.editor.commands.selectAll();
      await paste(handle, { 'text/html': html });
      await expect(blocksOf(handle)).toEqual(['paragraph: The tide is late.']);
      await expect(contentsOf(handle)).toEqual([[text('See '), text('Tides', 'italic'), text('.')]]);
    }
    handle.editor.commands.selectAll();
    await paste(handle, {
      'text/html':
        '<p>See <a href="#two">2</a></p><h2 id="two">Two</h2><p><a href="#nowhere">[1]</a> and <sup data-footnote=\'[{"type":"image"}]\'>*</sup></p>',
    });
    await expect(blocksOf(handle)).toEqual(['paragraph: See 2', 'heading: Two', 'paragraph: [1] and ']);
    await expect(contentsOf(handle)).toEqual([[]]);
  },
});

import { maxDocumentBytes, parseDocument } from '@octavo/document-schema';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, paste, select, write } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Paste',
  tags: ['behaviour'],
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: doc({ type: 'paragraph' }), onReady, onPasteRefused: fn(), onNestingRefused: fn() },
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1>Report<o:p></o:p></h1><p class=MsoNormal>Plain <b>bold</b> <i>italic</i> <u>under</u><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>one<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>first</p><!--EndFragment--></body></html>`;

export const FromWord = meta.story({
  play: async ({ canvasElement }) => {
    await paste(handleOf(), { 'text/html': word });
    await expect(blocksOf(handleOf())).toEqual([
      'heading: Report',
      'paragraph: Plain bold italic under',
      'bulletList: onetwo',
      'orderedList: first',
    ]);
    await expect(
      [...canvasElement.querySelectorAll('.ProseMirror p :is(strong, em, u)')].map(
        (mark) => mark.textContent,
      ),
    ).toEqual(['bold', 'italic', 'under']);
  },
});

const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">Plain </span><span style="font-weight:700;">bold</span><span style="font-style:italic;"> slanted</span></p><ul><li><p>item</p></li></ul></b>`;

export const FromGoogleDocs = meta.story({
  play: async () => {
    const handle = handleOf();
    await paste(handle, { 'text/html': google });
    await expect(handle.document.readContent().content.slice(0, 2)).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Plain ' },
          { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' slanted', marks: [{ type: 'italic' }] },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'item' }] }] },
        ],
      },
    ]);
  },
});

const hostile = `<p onclick="alert(1)">Safe <a href="javascript:alert(1)">bad</a> <a href="https://example.org">good</a> <a href="ht&#9;tps://example.org/tab">tab</a> <a href="java&#9;script:alert(1)">worse</a></p>
<script>alert(1)</script><img src="https://tracker.example/pixel.gif" onerror="alert(1)"><iframe src="https://example.org"></iframe>`;

export const FromAHostilePage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await paste(handleOf(), { 'text/html': hostile });
    await expect(blocksOf(handleOf())).toEqual(['paragraph: Safe bad good tab worse']);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/',
      'https://example.org/tab',
    ]);
    await expect(
      canvasElement.querySelector('.ProseMirror :is(img, script, iframe, [onclick], [onerror])'),
    ).toBeNull();
    await expect(parseDocument(handleOf().document.readContent()).ok).toBe(true);
  },
});

export const FromPlainText = meta.story({
  play: async () => {
    await paste(handleOf(), { 'text/plain': 'One\n\nTwo <b>' });
    await expect(blocksOf(handleOf())).toEqual(['paragraph: One', 'paragraph: Two <b>']);
  },
});

export const OfTwoMegabytes = meta.story({
  play: async () => {
    const handle = handleOf();
    const line = 'Nothing here is longer than a line of text should be, and there are many of them. ';
    const long = Array.from({ length: 3200 }, () => line.repeat(8)).join('\n');
    await expect(long.length).toBeGreaterThan(2_000_000);
    await paste(handle, { 'text/plain': long });
    await expect(handle.editor.state.doc.childCount).toBe(3200);
    select(handle, 1);
    await write('!');
    await expect(handle.editor.state.doc.firstChild?.textContent.startsWith('!Nothing')).toBe(true);
    // Otherwise the accessibility check after the story would read all of it again.
    handle.document.load(doc(paragraph('Nothing here.')));
  },
});

export const TooLarge = meta.story({
  args: { content: doc(paragraph('Kept')) },
  play: async ({ args }) => {
    const handle = handleOf();
    select(handle, 5);
    await paste(handle, { 'text/plain': 'x'.repeat(maxDocumentBytes) });
    await expect(blocksOf(handle)).toEqual(['paragraph: Kept']);
    await expect(args.onPasteRefused).toHaveBeenCalledWith({
      bytes: expect.any(Number),
      most: maxDocumentBytes,
    });
  },
});

export const DeeperThanCanBeSaved = meta.story({
  play: async ({ args }) => {
    const handle = handleOf();
    await paste(handle, {
      'text/html': `${'<blockquote>'.repeat(60)}<p>deep</p>${'</blockquote>'.repeat(60)}`,
    });
    await expect(args.onNestingRefused).toHaveBeenCalled();
    await expect(parseDocument(handle.document.readContent())).toEqual({
      ok: true,
      document: doc({ type: 'paragraph' }),
    });
  },
});

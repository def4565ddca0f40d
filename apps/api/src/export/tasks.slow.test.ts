import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { DocumentContent, DocumentNode } from '@octavo/contract';
import mammoth from 'mammoth';
import { expect, it } from 'vitest';
import { writeDocx } from '@octavo/formats/writing/docx';
import { writeEpub } from '@octavo/formats/writing/epub';
import { readDocument } from '@octavo/formats/essay';
import { loadFaces } from '@octavo/formats/node';
import { writeHtml } from '@octavo/formats/writing/html';
import { writeLatex } from '@octavo/formats/writing/latex';
import { writeMarkdown } from '@octavo/formats/writing/markdown';
import { writeOdt } from '@octavo/formats/writing/odt';
import { writePdf } from './pdf/write-pdf.ts';
import { openArchive } from '@octavo/formats/testing/archive';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';
import { writeText } from '@octavo/formats/writing/text';

const paragraph = (text: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const tasks = (...content: DocumentNode[]): DocumentNode => ({ type: 'taskList', content });
const task = (checked: boolean, ...content: DocumentNode[]): DocumentNode => ({
  type: 'taskItem',
  attrs: { checked },
  content,
});

const content: DocumentContent = {
  type: 'doc',
  content: [
    paragraph('Before the boat leaves'),
    tasks(
      task(true, paragraph('milk')),
      task(false, paragraph('ropes'), tasks(task(true, paragraph('short')), task(false, paragraph('long')))),
    ),
  ],
};
const essay = readDocument({ title: 'Boat', content, language: 'en' });

it('are the tasks of GitHub in Markdown', () => {
  expect(writeMarkdown(essay)).toContain('- [x] milk\n- [ ] ropes\n  - [x] short\n  - [ ] long');
});

it('have disabled boxes in HTML, named by their texts', async () => {
  const html = await writeHtml(essay, chosen(), loadFaces);
  expect(html).toContain(
    '<ul class="tasks">\n<li><label><input type="checkbox" disabled="disabled" checked="checked"/> milk</label></li>\n<li><label><input type="checkbox" disabled="disabled"/> ropes</label><ul class="tasks">',
  );
});

it('have letters for boxes in plain text', () => {
  expect(writeText(essay)).toContain('☑ milk\n☐ ropes\n  ☑ short\n  ☐ long');
});

it('have letters for boxes in a valid e-book', async () => {
  const book = await writeEpub(essay, chosen(), loadFaces);
  const archive = openArchive(book);
  const page = archive.paths
    .filter((path) => path.endsWith('.xhtml'))
    .map(archive.text)
    .join('\n');
  expect(page).toContain('<li><p>☑ milk</p></li>');
  expect(page).toContain('<li><p>☐ ropes</p>');
  expect(page).not.toMatch(/<input|<label/u);
  const { messages } = await EpubCheck.validate(book);
  expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
});

it('are lists of Word with a box in each item', async () => {
  const file = await writeDocx(essay, chosen(), loadFaces);
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
  expect(value.replaceAll('\t', ' ')).toMatch(
    /<li>☑ milk<\/li><li>☐ ropes<[uo]l><li>☑ short<\/li><li>☐ long/u,
  );
});

it('are lists of OpenDocument with a box in each item', async () => {
  const text = openArchive(await writeOdt(essay, chosen(), loadFaces)).text('content.xml');
  expect(text).toContain('<text:list text:style-name="Tasks">');
  expect(text).toMatch(/☑<text:tab\/>milk/u);
  expect(text).toMatch(/☐<text:tab\/>ropes/u);
});

it('have boxes of LaTeX that need no font', () => {
  const file = writeLatex(essay, chosen());
  expect(file).toContain(String.raw`\item[{\taskdone}] milk`);
  expect(file).toContain(String.raw`\item[{\taskopen}] ropes`);
});

it('have boxes in a PDF that are drawn and exposed to screen readers', async () => {
  const pdf = await readPdf(await writePdf(essay, chosen()));
  expect(pdf.text.replaceAll(/\s+/gu, ' ')).toContain('milk ropes short long');
  expect(pdf.tags).toContain('LI');
  expect(pdf.alts).toEqual(['☑', '☐', '☑', '☐']);
});

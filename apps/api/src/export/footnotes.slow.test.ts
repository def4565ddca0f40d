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
import { openArchive, readXml } from '@octavo/formats/testing/archive';
import { hostileText } from '@octavo/formats/testing/essays';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';
import { writeText } from '@octavo/formats/writing/text';

const text = (value: string, ...marks: readonly string[]): DocumentNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const note = (...content: DocumentNode[]): DocumentNode => ({ type: 'footnote', attrs: { content } });
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const cell = (type: string, ...content: DocumentNode[]): DocumentNode => ({
  type,
  content: [paragraph(...content)],
});

/**
 * Notes in a paragraph, a heading, an item and a cell; with formatting, with two lines, with text that looks like
 * markup, and empty.
 */
const content: DocumentContent = {
  type: 'doc',
  content: [
    paragraph(
      text('The tide'),
      note(text('See '), text('Tides', 'italic'), text(', p. 4.')),
      text(': never late'),
      note(text('One line'), { type: 'hardBreak' }, text('and another.')),
      text('.'),
    ),
    { type: 'heading', attrs: { level: 1 }, content: [text('Ebb'), note(text(hostileText))] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('Item'), note(text('In an item.')))] }],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', text('Sea')), cell('tableHeader', text('Years'))] },
        {
          type: 'tableRow',
          content: [cell('tableCell', text('North'), note(text('In a cell.'))), cell('tableCell')],
        },
      ],
    },
    paragraph(text('The end.'), note()),
  ],
};
const essay = readDocument({ title: 'Tides', content, language: 'en' });
const flat = (value: string): string => value.replaceAll(/\s+/gu, '');

it('keeps the words of the text separate from those of its notes', () => {
  expect(essay.blocks[0]).toMatchObject({
    inlines: [{ text: 'The tide' }, { kind: 'note', number: 1 }, {}, { kind: 'note', number: 2 }, {}],
  });
  expect(essay.blocks.at(-1)).toMatchObject({ inlines: [{}, { kind: 'note', number: 6, inlines: [] }] });
});

it('are footnotes of Word', async () => {
  const file = await writeDocx(essay, chosen(), loadFaces);
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
  expect(value).toContain('The tide<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup>: never');
  expect(value).toMatch(/<li id="footnote-1"><p> ?See <em>Tides<\/em>, p\. 4\./u);
  expect(value).toContain('One line<br />and another.');
  expect(value).toContain('In an item.');
  expect(value).toContain('In a cell.');
  expect(value.match(/<li id="footnote-/gu)).toHaveLength(6);
});

it('are footnotes of an OpenDocument text', async () => {
  const xml = openArchive(await writeOdt(essay, chosen(), loadFaces)).text('content.xml');
  readXml(xml);
  expect(xml).toContain(
    'The tide<text:note text:id="ftn1" text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p text:style-name="Footnote">See<text:s text:c="1"/><text:span text:style-name="Emphasis">Tides</text:span>, p. 4.</text:p></text:note-body></text:note>: never',
  );
  expect(xml.match(/<text:note /gu)).toHaveLength(6);
});

it('link there and back on a page, and open as pop-ups in a book', async () => {
  const html = await writeHtml(essay, chosen(), loadFaces);
  readXml(html.replace('<!doctype html>', ''));
  expect(html).toContain('The tide<sup><a id="fnref1" href="#fn1" role="doc-noteref">1</a></sup>: never');
  expect(html).toContain(
    '<aside id="fn1" role="doc-footnote"><p><a href="#fnref1" role="doc-backlink">1</a> See <em>Tides</em>, p. 4.</p></aside>',
  );
  const file = await writeEpub(essay, chosen(), loadFaces);
  const page = openArchive(file).text('EPUB/essay.xhtml');
  expect(page).toContain('href="#fn1" role="doc-noteref" epub:type="noteref"');
  expect(page).toContain('<aside id="fn1" role="doc-footnote" epub:type="footnote">');
  const { messages, valid } = await EpubCheck.validate(file);
  expect(messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([]);
  expect(valid).toBe(true);
});

it('are footnotes of pandoc and GitHub in Markdown', () => {
  const markdown = writeMarkdown(essay);
  expect(markdown).toContain('The tide[^1]\\: never late[^2].\n\n## Ebb[^3]\n\n- Item[^4]\n');
  expect(markdown).toContain('| North[^5] |');
  expect(markdown).toContain('\n\n[^1]: See *Tides*, p. 4.\n\n[^2]: One line\\\n    and another.\n\n');
  expect(markdown).toMatch(/\[\^5\]: In a cell\.\n\n\[\^6\]:\n$/u);
});

it('are footnotes in LaTeX, and not in its bookmarks', () => {
  const latex = writeLatex(essay, chosen());
  expect(latex).toContain('The tide\\footnote{See \\emph{Tides}, p. 4.}: never');
  expect(latex).toContain('\\footnote{One line\\newline\n{}and another.}');
  expect(latex).toContain('\\section[{Ebb}]{Ebb\\footnote{');
  expect(latex).toContain('North\\footnote{In a cell.}');
});

it('are at the foot of a printed page', async () => {
  const pdf = await readPdf(await writePdf(essay, chosen()));
  const printed = flat(pdf.text);
  for (const part of [
    'Thetide1:neverlate2',
    'SeeTides,p.4.',
    'Onelineandanother.',
    flat(hostileText),
    'Inacell.',
  ]) {
    expect(printed).toContain(part);
  }
  expect(pdf.tags).toContain('Note');
});

it('follow plain text, by their numbers', () => {
  const plain = writeText(essay);
  expect(plain).toContain('The tide[1]: never late[2].');
  expect(plain).toContain('North[5]');
  expect(plain).toMatch(/\n\n\[1\] See Tides, p\. 4\.\n\n\[2\] One line\nand another\.\n\n/u);
  expect(plain).toMatch(/\[5\] In a cell\.\n\n\[6\]\n$/u);
});

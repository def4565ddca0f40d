import type { DocumentContent } from '@octavo/contract';
import { describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { openArchive } from '@octavo/formats/testing/archive';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';

const item = (text: string, ...more: readonly object[]) => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
});
const content = {
  type: 'doc',
  content: [
    {
      type: 'orderedList',
      attrs: { start: 2, type: 'A' },
      content: [
        item('first', {
          type: 'orderedList',
          attrs: { start: 4, type: 'i' },
          content: [item('deep')],
        }),
      ],
    },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'print()' }] },
  ],
} as DocumentContent;

const exported = async (fileType: 'html' | 'md' | 'tex' | 'txt' | 'docx' | 'odt' | 'pdf', of = content) =>
  (await exportDocument({ title: 'Lists', content: of, options: chosen({ fileType }), language: 'en' }))
    .bytes;
const text = async (fileType: 'html' | 'md' | 'tex' | 'txt', of = content) =>
  new TextDecoder().decode(await exported(fileType, of));

describe('regression 263: lists in letters and Roman numbers, and the language of code', () => {
  it('are in HTML, LaTeX and plain text; Markdown has the language', async () => {
    expect(await text('html')).toContain('<ol start="2" type="A">');
    expect(await text('html')).toContain('<ol start="4" type="i">');
    expect(await text('html')).toContain('<code class="language-python">');
    expect(await text('tex')).toContain(String.raw`\renewcommand{\labelenumi}{\Alph{enumi}.}`);
    expect(await text('tex')).toContain(String.raw`\renewcommand{\labelenumii}{\roman{enumii}.}`);
    expect(await text('txt')).toContain('B. first\n   iv. deep');
    expect(await text('md')).toContain('```python\nprint()\n```');
  });

  it('are in Word, OpenDocument and PDF', async () => {
    const numbering = openArchive(await exported('docx')).text('word/numbering.xml');
    expect(numbering).toContain('<w:numFmt w:val="upperLetter"/>');
    expect(numbering).toContain('<w:numFmt w:val="lowerRoman"/>');
    const odt = openArchive(await exported('odt')).text('content.xml');
    expect(odt).toMatch(/<text:list text:style-name="Numbers_A">.*<text:list text:style-name="Numbers_i">/su);
    expect(JSON.stringify(await readPdf(await exported('pdf')))).toMatch(/B\..*iv\./su);
  });
});

it('regression 288: LaTeX, which counts up to the 26th letter, is given the letters of a longer list', async () => {
  const list = {
    type: 'orderedList',
    attrs: { start: 25, type: 'a' },
    content: ['x', 'y', 'z'].map((each) => item(each)),
  };
  const tex = await text('tex', { type: 'doc', content: [list] } as DocumentContent);
  expect(tex).toContain(String.raw`\item[y.] x`);
  expect(tex).toContain(String.raw`\item[aa.] z`);
});

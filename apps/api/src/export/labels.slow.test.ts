import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { DocumentContent, DocumentNode, DownloadOptions } from '@octavo/contract';
import { fileTypes } from '@octavo/contract/download-options';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { openArchive } from '@octavo/formats/testing/archive';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';

const label = (text: string): DocumentNode => ({ type: 'sectionLabel', attrs: { label: text } });
const paragraph = (text: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const content: DocumentContent = {
  type: 'doc',
  content: [
    label('Introduction'),
    paragraph('The tide comes in.'),
    label('Body <Paragraph> & *1*'),
    paragraph('It stays a while.'),
    label('מסקנה'),
    paragraph('It goes out.'),
    label(' '),
  ],
};

async function exported(options: Partial<DownloadOptions>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await exportDocument({
    title: 'Tides',
    content,
    options: chosen(options),
    language: 'en',
  });
  return bytes;
}

const labelled = (fileType: DownloadOptions['fileType']) => exported({ fileType, sectionLabels: true });
const text = async (bytes: Promise<Uint8Array<ArrayBuffer>>) => new TextDecoder().decode(await bytes);

describe('section labels', () => {
  it.each(fileTypes)('are left out of a file of type %s unless requested', async (fileType) => {
    const bytes = await exported({ fileType });
    expect(await readable(fileType, bytes)).toContain('The tide comes in.');
    expect(await readable(fileType, bytes)).not.toMatch(/Introduction|Body|מסקנה/u);
  });

  it.each(fileTypes)('are above their paragraphs in a file of type %s', async (fileType) => {
    const words = await readable(fileType, await labelled(fileType));
    expect(words.replaceAll(/\s+/gu, ' ')).toMatch(
      /Tides.*Introduction.*The tide comes in\..*Body.*Paragraph.*It stays a while\..*It goes out\./u,
    );
  });

  it('are small separate lines in a PDF, not headings', async () => {
    const pdf = await readPdf(await labelled('pdf'));
    expect(pdf.outline).toEqual([]);
    expect(pdf.text.split('\n')).toContain('Introduction');
    expect(pdf.sizes.get(9.6)).toBeGreaterThanOrEqual('IntroductionBody <Paragraph> & *1*'.length);
  });

  it('have their own style in Word, which keeps them with their paragraphs', async () => {
    const archive = openArchive(await labelled('docx'));
    expect(archive.text('word/document.xml').match(/<w:pStyle w:val="SectionLabel"\/>/gu)).toHaveLength(3);
    expect(archive.text('word/styles.xml')).toMatch(
      /<w:style w:type="paragraph" w:styleId="SectionLabel"[^]*?<w:name w:val="Section Label"\/>[^]*?<w:keepNext\/>/u,
    );
  });

  it('have their own style in OpenDocument, which keeps them with their paragraphs', async () => {
    const archive = openArchive(await labelled('odt'));
    expect(archive.text('content.xml')).toContain(
      '<text:p text:style-name="Section_20_Label">Body &lt;Paragraph&gt; &amp; *1*</text:p>',
    );
    expect(archive.text('content.xml')).toContain(
      '<text:p text:style-name="Section_20_Label_turned">מסקנה</text:p>',
    );
    expect(archive.text('styles.xml')).toMatch(
      /style:name="Section_20_Label"[^>]*><[^>]*keep-with-next="always"/u,
    );
  });

  it('have their own class on a web page', async () => {
    expect(await text(labelled('html'))).toContain(
      '<div class="label" data-section-label="Body &lt;Paragraph&gt; &amp; *1*">Body &lt;Paragraph&gt; &amp; *1*</div>\n<p>It stays a while.</p>',
    );
  });

  it('leave an e-book valid', async () => {
    const { messages } = await EpubCheck.validate(await labelled('epub'));
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
  });

  it('are emphasised in Markdown', async () => {
    expect(await text(labelled('md'))).toBe(
      '# Tides\n\n*Introduction*\n\nThe tide comes in.\n\n*Body \\<Paragraph\\> & \\*1\\**\n\nIt stays a while.\n\n*מסקנה*\n\nIt goes out.\n',
    );
  });

  it('are commands of LaTeX, which prints them as they are', async () => {
    expect(await text(labelled('tex'))).toContain(
      String.raw`\sectionlabel{Body \textless{}Paragraph\textgreater{} \& *1*}`,
    );
  });

  it('are in brackets in plain text', async () => {
    expect(await text(labelled('txt'))).toContain(
      '[Introduction]\n\nThe tide comes in.\n\n[Body <Paragraph> & *1*]',
    );
  });
});

async function readable(
  fileType: DownloadOptions['fileType'],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  switch (fileType) {
    case 'pdf':
      return (await readPdf(bytes)).text;
    case 'docx':
      return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
    case 'odt':
      return openArchive(bytes).text('content.xml');
    case 'epub': {
      const { paths, text: textAt } = openArchive(bytes);
      return paths
        .filter((path) => path.endsWith('.xhtml'))
        .map(textAt)
        .join('\n');
    }
    case 'html':
    case 'md':
    case 'tex':
    case 'txt':
      return new TextDecoder().decode(bytes).replace(/<style>[^]*<\/style>/u, '');
    default:
      return fileType satisfies never;
  }
}

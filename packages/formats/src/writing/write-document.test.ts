import { EpubCheck } from '@likecoin/epubcheck-ts';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { openArchive } from '../testing/archive.ts';
import { citingDocument } from '../testing/citing-document.ts';
import { richDocument, richTitle } from '../testing/essays.ts';
import { chosen } from '../testing/options.ts';
import { writtenTypes } from '../testing/written-types.ts';
import { writeDocument } from './write-document.ts';

const written = async (fileType: (typeof writtenTypes)[number], content = richDocument) =>
  (await writeDocument({ title: richTitle, content, options: chosen({ fileType }) })).bytes;

describe('a file that is written without fonts', () => {
  it('of Word names its font', async () => {
    const bytes = await written('docx');
    const archive = openArchive(bytes);
    expect(archive.text('word/styles.xml')).toContain('w:ascii="Source Serif 4"');
    expect(archive.paths.filter((path) => /fonts\//u.test(path))).toEqual([]);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('remarkable insect');
  });

  it('of OpenDocument names its font', async () => {
    const archive = openArchive(await written('odt'));
    expect(archive.text('content.xml')).toContain('svg:font-family="\'Source Serif 4\'"></style:font-face>');
    expect(archive.paths.filter((path) => path.startsWith('Fonts/'))).toEqual([]);
  });

  it('is a valid e-book', async () => {
    const { valid } = await EpubCheck.validate(await written('epub'));
    expect(valid).toBe(true);
  });

  it('is a page that names its font', async () => {
    const html = new TextDecoder().decode(await written('html'));
    expect(html).toContain('body { font-family: "Source Serif 4", serif');
    expect(html).not.toContain('@font-face');
  });
});

it.each(writtenTypes)(
  'a file of type %s has citations as stored if nothing formats them',
  async (fileType) => {
    const bytes = await written(fileType, citingDocument('APA 7'));
    const files = /^(?:docx|odt|epub)$/u.test(fileType) ? openArchive(bytes) : undefined;
    const text =
      files === undefined
        ? new TextDecoder().decode(bytes)
        : files.paths
            .filter((path) => /\.x(?:ht)?ml$/u.test(path))
            .map(files.text)
            .join(' ');
    expect(text).toContain('Notes by hand are remembered');
    expect(text).toContain('The pen is mightier than the keyboard');
  },
);

it('a PDF is written only by the given tool', async () => {
  const input = {
    title: richTitle,
    content: richDocument,
    options: chosen({ fileType: 'pdf', fontSize: 9 }),
  };
  await expect(writeDocument(input)).rejects.toThrow(RangeError);
  const { bytes, contentType, extension } = await writeDocument(input, {
    pdf: ({ title }, { fontSize }) => Promise.resolve(new TextEncoder().encode(`${title}, ${fontSize}`)),
  });
  expect([new TextDecoder().decode(bytes), contentType, extension]).toEqual([
    `${richTitle}, 9`,
    'application/pdf',
    'pdf',
  ]);
});

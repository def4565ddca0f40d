import { fileTypes } from '@octavo/contract/download-options';
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { exportDocument } from '../export-document.ts';
import { chosen } from '../testing/options.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { formatCitations } from './format-citations.ts';

const works = [
  {
    id: 'pen',
    authors: ['Mueller, Pam A.', 'Oppenheimer, Daniel M.'],
    year: 2014,
    title: 'The pen is mightier than the keyboard',
    publication: 'Psychological Science',
    doi: '10.1177/0956797614524581',
    url: 'https://doi.org/10.1177/0956797614524581',
    volume: '25',
  },
  {
    id: 'margin',
    authors: ['Jackson, H. J.'],
    year: '2001',
    title: 'Marginalia',
    publication: 'Yale',
    doi: null,
  },
];
const cite = (reference: string, rest = {}) => ({
  type: 'inlineCitation',
  attrs: { index: 1, reference, id: `c-${reference}`, ...rest },
});
const document = (format: string, language: string | null = null) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Notes by hand are remembered ' }, cite('pen', { locator: '12' })],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [cite('gone')] }] }],
    },
    { type: 'references', attrs: { format, language, items: works } },
  ],
});

test.each(fileTypes)('a file of type %s has citations and references in their style', async (fileType) => {
  const { bytes } = await exportDocument({
    title: 'Notes',
    content: document('APA 7'),
    options: chosen({ fileType }),
    language: 'en',
  });
  const text = (await textOf(fileType, bytes))
    .replaceAll(/\\_|\\&(?:amp;)?|&amp;/gu, '&')
    .replaceAll(/\s+/gu, ' ');
  expect(text).toContain('(Mueller & Oppenheimer, 2014, p. 12)');
  expect(text).toMatch(/Jackson, H\. ?J\. \(2001\)\. \S*Marginalia/u);
  expect(text).toMatch(/\?/u);
});

test('the list says in which style and language', async () => {
  const texts = await formatCitations(document('IEEE', 'de-DE'), 'en');
  expect(texts?.entries.map((entry) => entry.map(({ text }) => text).join(''))).toEqual([
    expect.stringMatching(/^\[1\] P\. A\. Mueller und D\. M\. Oppenheimer, „The pen/u),
    expect.stringMatching(/^\[2\] H\. J\. Jackson, Marginalia/u),
  ]);
});

test('without a list of references there is nothing to format', async () => {
  expect(
    await formatCitations({ type: 'doc', content: [{ type: 'paragraph', content: [cite('pen')] }] }, 'en'),
  ).toBe(undefined);
});

async function textOf(fileType: (typeof fileTypes)[number], bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (fileType === 'pdf') return JSON.stringify(await readPdf(bytes));
  if (!['docx', 'odt', 'epub'].includes(fileType)) return new TextDecoder().decode(bytes);
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /\.x?(?:ht)?ml$/u.test(name))
    .map(([, file]) =>
      new TextDecoder()
        .decode(file)
        .replaceAll(/<text:s [^>]*>/gu, ' ')
        .replaceAll(/<[^>]+>/gu, ''),
    )
    .join(' ');
}

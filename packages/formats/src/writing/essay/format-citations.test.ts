import { writtenTypes } from '../../testing/written-types.ts';
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { writeOnNode } from '../../testing/write-on-node.ts';
import { cite, citingDocument } from '../../testing/citing-document.ts';
import { chosen } from '../../testing/options.ts';
import { citationFormatter } from '../../node/citation-formatter.ts';
import { formatCitations } from './format-citations.ts';

test.each(writtenTypes)('a file of type %s has citations and references in their style', async (fileType) => {
  const { bytes } = await writeOnNode({
    title: 'Notes',
    content: citingDocument('APA 7'),
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

test('the list names its style and language', async () => {
  const texts = await formatCitations(citingDocument('IEEE', 'de-DE'), 'en', citationFormatter);
  expect(texts?.entries.map((entry) => entry.map(({ text }) => text).join(''))).toEqual([
    expect.stringMatching(/^\[1\] P\. A\. Mueller und D\. M\. Oppenheimer, „The pen/u),
    expect.stringMatching(/^\[2\] H\. J\. Jackson, Marginalia/u),
  ]);
});

test('without a list of references nothing is formatted', async () => {
  expect(
    await formatCitations(
      { type: 'doc', content: [{ type: 'paragraph', content: [cite('pen')] }] },
      'en',
      citationFormatter,
    ),
  ).toBe(undefined);
});

async function textOf(
  fileType: (typeof writtenTypes)[number],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
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

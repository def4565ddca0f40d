import { citingDocument } from '@octavo/formats/testing/citing-document';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';
import { tableOfBooks, wordsOfBooks } from '@octavo/formats/testing/table-of-books';
import { expect, test } from 'vitest';
import { exportDocument } from './export-document.ts';

const options = chosen({ fileType: 'pdf' });

test('a PDF has the cells of a table, in their rows', async () => {
  const { bytes } = await exportDocument({ title: 'Books', content: tableOfBooks, options, language: 'en' });
  const { text } = await readPdf(bytes);
  expect(wordsOfBooks.map((word) => text.indexOf(word))).not.toContain(-1);
});

test('a PDF has citations and references in their style', async () => {
  const content = citingDocument('APA 7');
  const { bytes } = await exportDocument({ title: 'Notes', content, options, language: 'en' });
  const text = (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
  expect(text).toContain('(Mueller & Oppenheimer, 2014, p. 12)');
  expect(text).toMatch(/Jackson, H\. ?J\. \(2001\)\. \S*Marginalia/u);
  expect(text).toContain('?');
});

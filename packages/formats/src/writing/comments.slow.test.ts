import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeOnNode } from '../testing/write-on-node.ts';
import { openedByLibreOffice } from '../testing/libreoffice.ts';
import { chosen } from '../testing/options.ts';
import { remarksOn } from '../testing/remarks.ts';

const isInstalled = (process.env['PATH'] ?? '')
  .split(':')
  .some((folder) => existsSync(join(folder, 'soffice')));

const text = (value: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const cell = (value: string): DocumentNode => ({ type: 'tableCell', content: [paragraph(text(value))] });

const content: DocumentContent = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [text('Of tides')] },
    paragraph(text('The '), text('spring tide', 'bold'), text(' comes in, and the ebb is late.')),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('first point'))] }] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('North'), cell('South')] }] },
    { type: 'codeBlock', content: [text('wait(6)')] },
    paragraph(text('It ends here.')),
    paragraph(text('Nobody saw it & wrote <it> down.')),
  ],
};
const { on, answer, gone } = remarksOn(content);
const comments = [
  on('spring tide comes', 'Across bold'),
  on('Of tides', 'In a heading'),
  on('point', 'In a list'),
  on('South', 'In a cell', { resolvedAt: '2026-03-02T10:00:00.000Z' }),
  on('wait', 'In code'),
  on('here.\nNobody', 'Across paragraphs'),
  on('saw it & wrote <it>', 'A < B & C'),
  gone('the moon', 'Gone'),
  answer('In a list', 'Answered', { name: 'Grace' }),
];

/** The words of each comment of a flat ODF file, by what it says. */
function commentsIn(file: string): Record<string, string> {
  const plain = (xml: string): string =>
    xml
      .replaceAll(/<office:annotation .*?<\/office:annotation>/gsu, '')
      .replaceAll(/<\/text:(?:p|h)>\s*/gu, '\n')
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const found: Record<string, string> = {};
  for (const [whole, name = '', body = ''] of file.matchAll(
    /<office:annotation [^>]*office:name="([^"]+)"[^>]*>(.*?)<\/office:annotation>/gsu,
  )) {
    const start = file.indexOf(whole) + whole.length;
    const end = file.indexOf(`<office:annotation-end office:name="${name}"/>`);
    const said = plain(
      body.replaceAll(
        /<dc:(?:creator|date)>.*?<\/dc:\w+>|<meta:creator-initials>.*?<\/meta:creator-initials>|<loext:sender-initials>.*?<\/loext:sender-initials>/gsu,
        '',
      ),
    ).trim();
    found[said] = end === -1 ? 'without an end' : plain(file.slice(start, end)).trim();
  }
  return found;
}

describe.skipIf(!isInstalled)('comments in a file that LibreOffice opens', () => {
  let opened: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const write = async (fileType: 'docx' | 'odt') =>
      (await writeOnNode({ title: 'Tides', content, options: chosen({ fileType }), comments })).bytes;
    opened = await openedByLibreOffice({ 'word.docx': await write('docx'), 'open.odt': await write('odt') });
  }, 150_000);

  // Comments on code are about all of it.
  it.each(['word.docx', 'open.odt'])('each is on its words in %s', (name) => {
    expect(commentsIn(opened.get(name) ?? '')).toEqual({
      'Across bold': 'spring tide comes',
      'In a heading': 'Of tides',
      'In a list': 'point',
      'In a cell': 'South',
      'In code': 'wait(6)',
      'Across paragraphs': 'here.\nNobody',
      'A < B & C': 'saw it & wrote <it>',
      '“the moon”\nGone': 'Of tides',
      Answered: 'point',
    });
  });

  it.each(['word.docx', 'open.odt'])('they have their authors in %s', (name) => {
    const read = (opened.get(name) ?? '').matchAll(
      /<office:annotation [^>]*>\s*<dc:creator>(.*?)<\/dc:creator>/gu,
    );
    const authors = [...read].map(([, author = '']) => author).toSorted();
    expect(authors).toEqual([...Array.from({ length: 8 }, () => 'Ada B.'), 'Grace']);
  });

  it.each(['word.docx', 'open.odt'])('the resolved one is resolved in %s', (name) => {
    const states = [...(opened.get(name) ?? '').matchAll(/loext:resolved="(true|false)"/gu)];
    expect(states.map(([, state = '']) => state).toSorted()).toEqual([
      ...Array.from({ length: 8 }, () => 'false'),
      'true',
    ]);
  });
});

import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { DocumentNode } from '@octavo/contract';
import { fonts } from '@octavo/contract/download-options';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../essay/read-document.ts';
import { loadFaces } from '../../node/load-faces.ts';
import { fontFamilies } from '../fonts/font-family.ts';
import { openArchive } from '../../testing/archive.ts';
import { hostileText, longDocument, richDocument, richTitle } from '../../testing/essays.ts';
import { chosen } from '../../testing/options.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { writeEpub } from './write-epub.ts';

const rich = readDocument({ title: richTitle, content: richDocument });
const empty = readDocument({ title: '', content: { type: 'doc', content: [{ type: 'paragraph' }] } });
const long = readDocument({ title: 'Long', content: longDocument(10_000) });
const dot = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

describe('an EPUB', () => {
  it.each([
    ['a rich document', rich],
    ['an empty document', empty],
    ['10,000 words', long],
  ])('is valid with %s', async (_, essay) => {
    const { valid, messages } = await EpubCheck.validate(await writeEpub(essay, chosen(), loadFaces));
    expect(messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(fonts)('is valid with %s embedded', async (font) => {
    const file = await writeEpub(rich, chosen({ font }), loadFaces);
    const archive = openArchive(file);
    const { family, format } = fontFamilies[font];
    expect(archive.paths).toContain(`EPUB/fonts/${family.replaceAll(' ', '')}-regular.${format}`);
    expect(archive.text('EPUB/style.css')).toContain(`body { font-family: "${family}"`);
    expect((await EpubCheck.validate(file)).valid).toBe(true);
  });

  it('holds the text, and a table of contents that follows the headings', async () => {
    const archive = openArchive(await writeEpub(rich, chosen(), loadFaces));
    const text = archive.text('EPUB/essay.xhtml');
    expect(text).toContain(`<h1>${escapeXml(richTitle)}</h1>`);
    expect(text).toContain(escapeXml(hostileText));
    expect(text).toContain('<ol start="3">');
    const navigation = archive.text('EPUB/nav.xhtml').replaceAll(/<a href="[^"]+">|<\/a>/gu, '');
    expect(navigation).toContain(
      '<ol><li>What the dance says<ol><li>Direction<ol><li>How it was found</li></ol></li></ol></li><li>References</li></ol>',
    );
  });

  it('regression 378: describes its accessibility, and its pictures truthfully', async () => {
    const picture = (alt: string): DocumentNode => ({ type: 'picture', attrs: { id: 'a1'.repeat(16), alt } });
    const file = { id: 'a1'.repeat(16), mediaType: 'image/png' as const, width: 1, height: 1, bytes: dot };
    const metadata = async (...content: DocumentNode[]) => {
      const essay = readDocument({ title: 'Map', content: { type: 'doc', content }, pictures: [file] });
      const bytes = await writeEpub({ ...essay, language: 'pt-BR' }, chosen());
      expect((await EpubCheck.validate(bytes)).valid).toBe(true);
      const found = openArchive(bytes)
        .text('EPUB/package.opf')
        .matchAll(/<meta property="schema:(\w+)">([^<]*)/gu);
      return [...found].map(([, property, value]) => `${property}: ${value}`);
    };
    const always = [
      'accessibilityFeature: structuralNavigation',
      'accessibilityFeature: tableOfContents',
      'accessibilityFeature: displayTransformability',
    ];
    const summary =
      'accessibilitySummary: O livro tem títulos e um índice; o tipo de letra, o tamanho e as cores podem ser alterados.';
    expect(await metadata({ type: 'paragraph' })).toEqual([
      'accessMode: textual',
      'accessModeSufficient: textual',
      ...always,
      'accessibilityHazard: none',
      summary,
    ]);
    expect(await metadata(picture('A map'))).toEqual([
      'accessMode: textual',
      'accessMode: visual',
      'accessModeSufficient: textual',
      ...always,
      'accessibilityFeature: alternativeText',
      'accessibilityHazard: none',
      `${summary} Todas as imagens têm uma descrição.`,
    ]);
    expect(await metadata(picture('A map'), { type: 'blockquote', content: [picture('')] })).toEqual([
      'accessMode: textual',
      'accessMode: visual',
      'accessModeSufficient: textual,visual',
      ...always,
      'accessibilityHazard: none',
      `${summary} Nem todas as imagens têm uma descrição.`,
    ]);
  });

  it('regression 379: skips no heading level, and has no empty heading', async () => {
    const heading = (level: number, text: string): DocumentNode => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text }],
    });
    const cell = (type: string, ...text: string[]): DocumentNode => ({
      type,
      content: [{ type: 'paragraph', content: text.map((words) => ({ type: 'text', text: words })) }],
    });
    const content = [
      ...[2, 3, 1, 3, 3, 2].map((level, index) => heading(level, `${index + 1}.`)),
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader', 'Ebb')] }],
      },
    ];
    const archive = openArchive(
      await writeEpub(readDocument({ title: 'Levels', content: { type: 'doc', content } }), chosen()),
    );
    const text = archive.text('EPUB/essay.xhtml');
    expect(
      [...text.matchAll(/<h(\d)[^>]*>(\d)/gu)].map(([, level, number]) => `${number}: h${level}`),
    ).toEqual(['1: h2', '2: h3', '3: h2', '4: h3', '5: h3', '6: h3']);
    expect(text).toContain('<tr><td><p></p></td><th><p>Ebb</p></th></tr>');
    expect(archive.text('EPUB/nav.xhtml')).toContain('<nav epub:type="toc" role="doc-toc">');
  });
});

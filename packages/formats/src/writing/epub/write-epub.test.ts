import { EpubCheck } from '@likecoin/epubcheck-ts';
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
});

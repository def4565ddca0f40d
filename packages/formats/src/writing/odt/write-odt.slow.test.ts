import { fonts, pageSizes } from '@octavo/contract/download-options';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../essay/read-document.ts';
import { fontFiles } from '../../node/font-files.ts';
import { loadFaces } from '../../node/load-faces.ts';
import { fontFamilies } from '../fonts/font-family.ts';
import { readFont } from '../../node/read-font.ts';
import { pageSizes as measures } from '../page/page-size.ts';
import { openArchive } from '../../testing/archive.ts';
import { hostileText, longDocument, richDocument, richTitle } from '../../testing/essays.ts';
import { chosen } from '../../testing/options.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { writeOdt } from './write-odt.ts';

const rich = readDocument({ title: richTitle, content: richDocument });

describe('an ODT', () => {
  it('starts with its type, uncompressed, and lists its files', async () => {
    const file = await writeOdt(rich, chosen(), loadFaces);
    expect(strFromU8(file.subarray(30, 77))).toBe('mimetypeapplication/vnd.oasis.opendocument.text');
    const archive = openArchive(file);
    const manifest = archive.text('META-INF/manifest.xml');
    const listed = [...manifest.matchAll(/full-path="([^"]+)"/gu)].map(([, path]) => path);
    const kept = archive.paths.filter((path) => path !== 'mimetype' && path !== 'META-INF/manifest.xml');
    expect(listed).toEqual(['/', ...kept]);
    expect(archive.text('meta.xml')).toContain(`<dc:title>${escapeXml(richTitle)}</dc:title>`);
  });

  it('contains headings, nested and continued lists, quotation, code, links and references', async () => {
    const content = openArchive(await writeOdt(rich, chosen(), loadFaces)).text('content.xml');
    for (const part of [
      `<text:p text:style-name="Title">${escapeXml(richTitle)}</text:p>`,
      '<text:h text:style-name="Heading_20_1" text:outline-level="1">What the dance says</text:h>',
      '<text:h text:style-name="Heading_20_3" text:outline-level="3">How it was found</text:h>',
      '<text:span text:style-name="Strong_20_Emphasis"><text:span text:style-name="Emphasis">social</text:span></text:span>',
      '<text:list text:style-name="Numbers"><text:list-item text:start-value="3">',
      '<text:p text:style-name="Quotations">The bees’ life',
      '<text:line-break/><text:s text:c="4"/>return (food - sun) % 360<text:s text:c="2"/># degrees',
      'A flower 🌻.<text:line-break/>A second line',
      'xlink:href="https://www.nobelprize.org/prizes/medicine/1973/frisch/?q=a&amp;b=%20c#lecture"',
      '<text:p text:style-name="Bibliography_20_1">Frisch, K. von. 1967.',
      '<text:p text:style-name="Text_20_body_turned">שלום',
      escapeXml(hostileText),
    ]) {
      expect(content).toContain(part);
    }
    expect(content).toMatch(/distance:<\/text:p>\s*<text:list text:style-name="Numbers">/u);
    expect(content).not.toMatch(/never printed|nor this|Introduction/u);
  });

  it('uses only styles that it defines', async () => {
    const archive = openArchive(await writeOdt(rich, chosen(), loadFaces));
    const all = archive.text('content.xml') + archive.text('styles.xml');
    const defined = new Set([...all.matchAll(/style:name="([^"]+)"/gu)].map(([, name]) => name));
    const used = [...all.matchAll(/(?:text|parent)-style-name="([^"]+)"/gu)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each(pageSizes)('has the paper %s, the margin, the size and the language', async (pageSize) => {
    const essay = { ...rich, language: 'fr-CA' };
    const styles = openArchive(
      await writeOdt(essay, chosen({ pageSize, margin: 33, fontSize: 9 }), loadFaces),
    ).text('styles.xml');
    const { width, height } = measures[pageSize];
    expect(styles).toContain(`fo:page-width="${width}mm" fo:page-height="${height}mm"`);
    expect(styles).toContain('fo:margin-top="33mm" fo:margin-left="33mm" fo:margin-right="33mm"');
    expect(styles).toContain('fo:font-size="9pt"');
    expect(styles).toContain('fo:language="fr" fo:country="CA"');
  });

  it.each(fonts)('embeds %s', async (font) => {
    const archive = openArchive(await writeOdt(rich, chosen({ font }), loadFaces));
    const { family } = fontFamilies[font];
    const face = new RegExp(`style:name="${family}".*?xlink:href="([^"]+)"`, 'su').exec(
      archive.text('content.xml'),
    )?.[1];
    expect(Buffer.from(archive.bytes(face ?? ''))).toEqual(await readFont(fontFiles[font].regular));
  });

  it('can contain 10,000 words', async () => {
    const file = await writeOdt(
      readDocument({ title: 'Long', content: longDocument(10_000) }),
      chosen(),
      loadFaces,
    );
    const words = openArchive(file)
      .text('content.xml')
      .replaceAll(/<[^>]+>/gu, ' ')
      .match(/\S+/gu);
    expect(words?.length).toBeGreaterThan(10_000);
  });
});

import { fonts, pageSizes } from '@octavo/contract/download-options';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../essay/read-document.ts';
import { plainRun } from '../essay/essay.ts';
import { fontFiles } from '../../node/font-files.ts';
import { loadFaces } from '../../node/load-faces.ts';
import { fontFamilies } from '../fonts/font-family.ts';
import { readFont } from '../../node/read-font.ts';
import { pageSizes as measures } from '../page/page-size.ts';
import { openArchive } from '../../testing/archive.ts';
import { hostileText, longDocument, richDocument, richTitle } from '../../testing/essays.ts';
import { chosen } from '../../testing/options.ts';
import { writeDocx } from './write-docx.ts';

const rich = readDocument({ title: richTitle, content: richDocument });
const toHtml = async (file: Uint8Array): Promise<string> => {
  const styleMap = [
    "p[style-name='Title'] => h1.title",
    "p[style-name='Quote'] => blockquote > p:fresh",
    'u => u',
  ];
  return (await mammoth.convertToHtml({ buffer: Buffer.from(file) }, { styleMap })).value;
};

describe('a DOCX', () => {
  it('is read back by another program with its structure', async () => {
    const html = await toHtml(await writeDocx(rich, chosen(), loadFaces));
    expect(html).toContain(
      '<h1 class="title">The Waggle &amp; the “Dance”: how bees tell &lt;where&gt;</h1>',
    );
    expect(html).toContain('<em>remarkable</em> insect, and <strong>its <em>social</em> life</strong>');
    expect(html).toContain('<u>Schwänzeltanz</u>');
    expect(html).toContain('<s>mere accident</s>');
    expect(html).toContain('hive (Frisch, 1967). More');
    expect(html).toContain('?q=a&amp;b=%20c#lecture">the Nobel foundation</a>');
    expect(html).toMatch(/A flower 🌻\.<br \/>A second line/u);
    for (const heading of [
      '<h1>What the dance says</h1>',
      '<h2>Direction</h2>',
      '<h3>How it was found</h3>',
      '<h1>References</h1>',
    ]) {
      expect(html).toContain(heading);
    }
    expect(html).toContain(
      '<ul><li>The angle to the vertical is the angle to the sun.</li><li>The length of the run is the distance:<ol><li>one second for a kilometre,</li><li>two seconds for two.</li></ol></li><li>The liveliness is the worth of the place.</li></ul>',
    );
    expect(html).toContain('<blockquote><p>The bees’ life');
    expect(html).toContain('    return (food - sun) % 360  # degrees<br />');
    expect(html).not.toMatch(/never printed|nor this|Introduction/u);
  });

  it('keeps literal markup as it was written', async () => {
    const { value } = await mammoth.extractRawText({
      buffer: Buffer.from(await writeDocx(rich, chosen(), loadFaces)),
    });
    expect(value).toContain(hostileText);
  });

  it('counts each numbered list from its own start', async () => {
    const archive = openArchive(await writeDocx(rich, chosen(), loadFaces));
    const numbering = archive.text('word/numbering.xml');
    const starts = [
      ...archive.text('word/document.xml').matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/gu),
    ].map(([, level, id]) => {
      const definition = new RegExp(`<w:num w:numId="${id}"[^>]*><w:abstractNumId w:val="(\\d+)"`, 'u').exec(
        numbering,
      )?.[1];
      const body = new RegExp(`<w:abstractNum w:abstractNumId="${definition}".*?</w:abstractNum>`, 'su').exec(
        numbering,
      )?.[0];
      const look = new RegExp(`<w:lvl w:ilvl="${level}".*?</w:lvl>`, 'su').exec(body ?? '')?.[0] ?? '';
      const start = /<w:start w:val="(\d+)"/u.exec(look)?.[1];
      return /w:val="bullet"/u.test(look) ? `${level}•` : `${level}:${start}#${id}`;
    });
    const ids = starts.map((entry) => entry.replace(/#.*/u, ''));
    expect(ids).toEqual(['0•', '0•', '1:1', '1:1', '0•', '0:1', '0:1', '0:3', '0:3']);
    expect(new Set(starts.filter((entry) => entry.includes('#'))).size).toBe(3);
  });

  it.each(pageSizes)('has the paper %s and the chosen margin', async (pageSize) => {
    const archive = openArchive(await writeDocx(rich, chosen({ pageSize, margin: 17 }), loadFaces));
    const page = /<w:pgSz w:w="(\d+)" w:h="(\d+)"/u.exec(archive.text('word/document.xml'));
    expect((Number(page?.[1]) / 1440) * 25.4).toBeCloseTo(measures[pageSize].width, 1);
    expect((Number(page?.[2]) / 1440) * 25.4).toBeCloseTo(measures[pageSize].height, 1);
    const margins = /<w:pgMar [^>]*>/u.exec(archive.text('word/document.xml'))?.[0] ?? '';
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const twentieths = Number(new RegExp(`w:${side}="(\\d+)"`, 'u').exec(margins)?.[1]);
      expect((twentieths / 1440) * 25.4).toBeCloseTo(17, 1);
    }
  });

  it('regression 14: writes out the numbers of later lists if there are many thousands', async () => {
    const item = { kind: 'paragraph', direction: 'ltr', inlines: [plainRun('x')] } as const;
    const blocks = Array.from({ length: 5000 }, (_, index) => ({
      kind: 'list' as const,
      start: index + 1,
      items: [[item], [item]],
    }));
    const archive = openArchive(await writeDocx({ title: '', language: 'en', blocks }, chosen(), loadFaces));
    expect(archive.text('word/numbering.xml').match(/<w:num /gu)?.length).toBeLessThan(400);
    const document = archive.text('word/document.xml');
    for (const number of ['400.', '401.', '5000.', '5001.']) expect(document).toContain(`>${number}</w:t>`);
  });

  it('uses the chosen size, font and language', async () => {
    const archive = openArchive(
      await writeDocx({ ...rich, language: 'de-DE' }, chosen({ fontSize: 10.5, font: 'arimo' }), loadFaces),
    );
    const defaults = /<w:docDefaults>.*<\/w:docDefaults>/su.exec(archive.text('word/styles.xml'))?.[0] ?? '';
    expect(defaults).toContain('<w:sz w:val="21"/>');
    expect(defaults).toContain('w:ascii="Arimo"');
    expect(defaults).toContain('<w:lang w:val="de-DE"');
  });

  it.each(fonts)('embeds %s', async (font) => {
    const archive = openArchive(await writeDocx(rich, chosen({ font }), loadFaces));
    const table = archive.text('word/fontTable.xml');
    const entry =
      new RegExp(`<w:font w:name="${fontFamilies[font].family}">.*?</w:font>`, 'su').exec(table)?.[0] ?? '';
    const [, id, key] = /<w:embedRegular r:id="(\w+)" w:fontKey="\{([\w-]+)\}"/u.exec(entry) ?? [];
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"|Target="([^"]+)"[^>]*Id="${id}"`, 'u').exec(
      archive.text('word/_rels/fontTable.xml.rels'),
    );
    const embedded = archive.bytes(`word/${target?.[1] ?? target?.[2]}`);
    // ECMA-376 part 4, 14.2.1: the first 32 bytes are XORed with the key, read backwards.
    const mask = Buffer.from((key ?? '').replaceAll('-', ''), 'hex').reverse();
    const font32 = embedded.slice(0, 32).map((byte, index) => byte ^ (mask[index % 16] ?? 0));
    const original = await readFont(fontFiles[font].regular);
    expect(Buffer.from(font32)).toEqual(original.subarray(0, 32));
    expect(embedded.length).toBe(original.length);
  });

  it('can contain 10,000 words', async () => {
    const content = longDocument(10_000);
    const file = await writeDocx(readDocument({ title: 'Long', content }), chosen(), loadFaces);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    expect(value.match(/\S+/gu)?.length).toBeGreaterThan(10_000);
  });
});

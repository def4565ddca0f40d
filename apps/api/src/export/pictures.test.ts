import { fileTypes } from '@octavo/contract/download-options';
import { parseDocument } from '@octavo/document-schema';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';
import type { PictureFile } from '@octavo/formats/essay';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const [drawn, photograph, gone] = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(16));
const picture = (id: string | undefined, attrs: object = {}) => ({
  type: 'picture',
  attrs: { id, ...attrs },
});
const content = {
  type: 'doc' as const,
  content: [
    paragraph('Before'),
    picture(drawn, { alt: 'A map of <canals> & "locks"', width: 1600, height: 400 }),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph('An item'),
            picture(photograph, { alt: 'unsaid', decorative: true, size: 'half' }),
          ],
        },
      ],
    },
    picture(gone, { alt: 'What was lost' }),
    paragraph('After'),
  ],
};
const options = (fileType: (typeof fileTypes)[number]) => ({
  title: 'Canals',
  content,
  pictures,
  language: 'en',
  options: chosen({ fileType }),
});

let pictures: PictureFile[] = [];
beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7b1f2e' } });
  pictures = [
    {
      id: drawn ?? '',
      mediaType: 'image/png',
      width: 1600,
      height: 400,
      bytes: new Uint8Array(await plain(1600, 400).png().toBuffer()),
    },
    {
      id: photograph ?? '',
      mediaType: 'image/jpeg',
      width: 300,
      height: 900,
      bytes: new Uint8Array(await plain(300, 900).jpeg().toBuffer()),
    },
  ];
});

const filesOf = async (fileType: (typeof fileTypes)[number]) =>
  unzipSync((await exportDocument(options(fileType))).bytes);
const textOf = async (fileType: (typeof fileTypes)[number]) =>
  new TextDecoder().decode((await exportDocument(options(fileType))).bytes);
const xmlIn = (files: Record<string, Uint8Array>, name: string) => new TextDecoder().decode(files[name]);
const holds = (file: Uint8Array | undefined, of: PictureFile | undefined) =>
  file !== undefined && of !== undefined && Buffer.compare(file, of.bytes) === 0;

describe('a picture in an exported file', () => {
  it('is allowed in a document', () => {
    expect(parseDocument(content)).toMatchObject({ ok: true });
  });

  it('is in a Word file with its description, no wider than the text', async () => {
    const files = await filesOf('docx');
    const media = Object.keys(files).filter((name) => /^word\/media\/./u.test(name));
    expect(media.map((name) => name.replace(/.*\./u, '')).toSorted()).toEqual(['jpg', 'png']);
    expect(media.every((name) => pictures.some((file) => holds(files[name], file)))).toBe(true);
    const xml = xmlIn(files, 'word/document.xml');
    expect(xml).toContain('A map of &lt;canals&gt; &amp; &quot;locks&quot;');
    expect(xml).not.toContain('unsaid');
    // In EMU: 160 mm of text, and a width that leaves the page high enough.
    const widths = [...xml.matchAll(/<wp:extent cx="(\d+)"/gu)].map(([, width]) => Number(width) / 36_000);
    expect(widths.map(Math.round)).toEqual([160, 74]);
  });

  it('is in an OpenDocument file, listed, with its description', async () => {
    const files = await filesOf('odt');
    expect(holds(files[`Pictures/${drawn}.png`], pictures[0])).toBe(true);
    expect(holds(files[`Pictures/${photograph}.jpg`], pictures[1])).toBe(true);
    expect(xmlIn(files, 'META-INF/manifest.xml')).toContain(
      `manifest:full-path="Pictures/${photograph}.jpg" manifest:media-type="image/jpeg"`,
    );
    const xml = xmlIn(files, 'content.xml');
    expect(xml).toContain('svg:width="160.00mm" svg:height="40.00mm"');
    expect(xml).toContain('<svg:desc>A map of &lt;canals&gt; &amp; ');
    expect(xml).not.toContain('unsaid');
  });

  it('is in an e-book, listed, with its description', async () => {
    const files = await filesOf('epub');
    expect(holds(files[`EPUB/pictures/${drawn}.png`], pictures[0])).toBe(true);
    expect(xmlIn(files, 'EPUB/package.opf')).toContain(
      `href="pictures/${photograph}.jpg" media-type="image/jpeg"`,
    );
    expect(xmlIn(files, 'EPUB/essay.xhtml')).toContain(
      `<figure class="half"><img src="pictures/${photograph}.jpg" alt="" width="300" height="900" data-size="half"/></figure>`,
    );
  });

  it('is embedded in a page', async () => {
    const html = await textOf('html');
    const [first] = pictures;
    expect(html).toContain(
      `src="data:image/png;base64,${Buffer.from(first?.bytes ?? []).toString('base64')}" alt="A map of &lt;canals&gt;`,
    );
  });

  it.each([
    ['md', `![A map of \\<canals\\> & "locks"](pictures/${drawn}.png)`, `![](pictures/${photograph}.jpg)`],
    ['tex', String.raw`{A map of`, `\\shown{0.5}{}{pictures/${photograph}.jpg}`],
  ] as const)('is beside %s, in an archive', async (fileType, first, second) => {
    const file = await exportDocument(options(fileType));
    expect([file.extension, file.contentType]).toEqual(['zip', 'application/zip']);
    const files = unzipSync(file.bytes);
    expect(holds(files[`pictures/${drawn}.png`], pictures[0])).toBe(true);
    const text = xmlIn(files, `essay.${fileType}`);
    expect(text).toContain(first);
    expect(text).toContain(second);
  });

  it('is its description in brackets in plain text', async () => {
    expect(await textOf('txt')).toContain(
      'Before\n\n[A map of <canals> & "locks"]\n\n• An item\n\n[What was lost]\n\nAfter',
    );
  });

  it('is drawn in a PDF, with its description for screen readers', async () => {
    const { bytes } = await exportDocument(options('pdf'));
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/Subtype ?\/Image/gu)).toHaveLength(2);
    expect((await readPdf(bytes)).tags).toContain('Figure');
    expect((await exportDocument({ ...options('pdf'), pictures: [] })).bytes.byteLength).toBeLessThan(
      bytes.byteLength,
    );
  });

  it.each(fileTypes)('is replaced with its description if it is no longer stored (%s)', async (fileType) => {
    const { bytes, extension } = await exportDocument({ ...options(fileType), pictures: [] });
    expect(extension).toBe(fileType);
    expect(bytes.byteLength).toBeGreaterThan(0);
  });
});

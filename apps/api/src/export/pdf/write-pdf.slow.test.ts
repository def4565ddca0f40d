import { execFileSync } from 'node:child_process';
import { fonts, pageSizes, pageMeasures as measures } from '@octavo/contract/download-options';
import { describe, expect, it } from 'vitest';
import { readDocument } from '@octavo/formats/essay';
import { hostileText, longDocument, richDocument, richTitle } from '@octavo/formats/testing/essays';
import { chosen } from '@octavo/formats/testing/options';
import { readPdf } from '@octavo/formats/testing/read-pdf';
import { writePdf } from './write-pdf.ts';

const rich = readDocument({ title: richTitle, content: richDocument });
const paragraphs = (...texts: string[]) =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
const essayOf = (...texts: string[]) =>
  readDocument({ title: '', content: { type: 'doc', content: paragraphs(...texts) } });
const flat = (text: string): string => text.replaceAll(/\s+/gu, '');

describe('a PDF', () => {
  it('holds title, headings, lists, quotation, code, citation and references of the document', async () => {
    const pdf = await readPdf(await writePdf(rich, chosen()));
    expect(pdf.title).toBe(richTitle);
    expect(pdf.language).toBe('en');
    expect(pdf.outline).toEqual(['What the dance says', '  Direction', '    How it was found', 'References']);
    const text = flat(pdf.text);
    for (const part of [
      richTitle,
      'its social life has been studied',
      'œuvre, naïveté, Straße, coração, efficient office, Ærøskøbing, Łódź. A flower 🌻.',
      'two seconds for two.',
      '3.Watch it dance.4.Note the angle.',
      'The bees’ life is like a magic well',
      'return (food - sun) % 360  # degrees',
      'of the hive (Frisch, 1967).',
      'The Dance Language and Orientation of Bees',
    ]) {
      expect(text).toContain(flat(part));
    }
    expect(pdf.links).toEqual(['https://www.nobelprize.org/prizes/medicine/1973/frisch/?q=a&b=%20c#lecture']);
  });

  it('prints what looks like markup as it was written', async () => {
    const pdf = await readPdf(await writePdf(rich, chosen()));
    expect(flat(pdf.text)).toContain(flat(hostileText));
    expect(pdf.text).not.toContain('root:');
  });

  it('leaves out open cards and section labels', async () => {
    const { text } = await readPdf(await writePdf(rich, chosen()));
    expect(text).not.toMatch(/never printed|nor this|Introduction/u);
  });

  it('is tagged for screen readers', async () => {
    const { tags } = await readPdf(await writePdf(rich, chosen()));
    for (const tag of ['Document', 'P', 'H2', 'L', 'LI', 'Link', 'BlockQuote', 'Code']) {
      expect(tags).toContain(tag);
    }
  });

  it.each(pageSizes)('has the paper %s', async (pageSize) => {
    const pdf = await readPdf(await writePdf(rich, chosen({ pageSize })));
    expect(pdf.width).toBeCloseTo(measures[pageSize].width, 1);
    expect(pdf.height).toBeCloseTo(measures[pageSize].height, 1);
  });

  it.each([10, 25, 40])('has a margin of %i mm', async (margin) => {
    const pdf = await readPdf(await writePdf(rich, chosen({ margin })));
    expect(pdf.left).toBeCloseTo(margin, 1);
  });

  it.each([9, 12.5, 16])('is set in %d pt', async (fontSize) => {
    const { sizes } = await readPdf(
      await writePdf(readDocument({ title: '', content: longDocument(300) }), chosen({ fontSize })),
    );
    const most = [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0];
    expect(most).toBeCloseTo(fontSize, 1);
  });

  it.each(fonts)('has %s embedded, and every other font that it uses', async (font) => {
    const families = {
      'source-serif-4': 'SourceSerif4',
      tinos: 'Tinos',
      arimo: 'Arimo',
      lexend: 'Lexend',
      opendyslexic: 'OpenDyslexic',
      'ibm-plex-mono': 'IBMPlexMono',
    };
    const pdf = await readPdf(await writePdf(rich, chosen({ font })));
    expect(pdf.fonts).toContain(`${families[font]}-Regular`);
    expect(pdf.fonts.filter((name) => name.includes('not embedded'))).toEqual([]);
    expect(pdf.fonts.some((name) => name.startsWith(families[font]) && name.includes('Bold'))).toBe(true);
  });

  it.each([
    ['emoji', '🌻', 'NotoEmoji-Regular'],
    ['Arabic', 'سلام', 'Amiri-Regular'],
    ['rare Arabic', 'ࢡ', 'NotoNaskhArabic-Regular'],
    ['Hebrew', 'שלום', 'Tinos-Regular'],
    ['Hindi', 'नमस्ते', 'NotoSans-Regular'],
    ['Greek', 'λόγος', 'NotoSans-Regular'],
    ['Cyrillic', 'слово', 'NotoSans-Regular'],
    ['Thai', 'ภาษาไทย', 'NotoSansThai-Regular'],
    ['Chinese', '学而时习之', 'NotoSansSC-Thin'],
    ['Traditional Chinese', '臺灣的龜與憂鬱', 'NotoSansSC-Thin'],
    ['Japanese', '吾輩は猫である。', 'NotoSansJP-Thin'],
    ['Korean', '나는 고양이로소이다', 'NotoSansKR-Thin'],
  ])('prints %s in a font that has it', async (_, words, font) => {
    const pdf = await readPdf(await writePdf(essayOf(words), chosen({ font: 'lexend' })));
    expect(pdf.fonts).toContain(font);
    expect(flat(pdf.text.normalize('NFKC'))).toContain(flat(words.normalize('NFKC')));
  });

  it.each(fonts)('regression 377: Arabic beside %s is copied in its original order', async (font) => {
    const words =
      'هذه جملة طويلة باللغة العربية وفيها كلمات مثل الله ومحمد والإسلام وزارة الطاقة ثخذضظغ إلى أن لا';
    const file = await writePdf(essayOf(words), chosen({ font }));
    const inPoppler = execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
    for (const text of [inPoppler, (await readPdf(file)).text]) {
      const found = text
        .replaceAll(/[\p{Cf}\d]/gu, '')
        .split(/\s+/u)
        .filter(Boolean);
      expect(found.sort()).toEqual(words.split(' ').sort());
    }
  });

  it('marks hyphens at line ends as soft, so that copying and searching join the word', async () => {
    const word = 'counterrevolutionary institutionalization ';
    const file = await writePdf(essayOf(word.repeat(40)), chosen());
    const text = execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
    expect(text).toMatch(/\u00AD\n/u);
    expect(text).not.toContain('-');
    expect(text.replaceAll('\u00AD\n', '').replaceAll(/\s+/gu, ' ')).toContain(word.repeat(40).trim());
  });

  it.each([
    ['en', 'in', 'formation', []],
    ['de', 'Wasser', 'straße', [{ type: 'italic' }]],
    ['pt-PT', 'the', 'ein', [{ type: 'bold' }]],
    ['fr', 'ordi', 'nateurs', [{ type: 'link', attrs: { href: 'https://example.org/b' } }]],
  ])(
    'regression 462: hyphenates at the end of a link within a word, in %s',
    async (language, start, end, marks) => {
      const link = { type: 'link', attrs: { href: 'https://example.org/a' } };
      const cell = (letters: number) => ({
        type: 'tableCell',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: `à ${'of '.repeat(letters % 3)}${'t'.repeat(letters / 3)} ` },
              { type: 'text', text: start, marks: [link] },
              { type: 'text', text: end, marks },
            ],
          },
        ],
      });
      const row = (columns: number) => ({
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, index) => cell(index % 12)),
      });
      const content = [5, 6, 7, 8, 9, 10, 11, 12].map((columns) => ({
        type: 'table',
        content: [row(columns)],
      }));
      const essay = readDocument({ title: '', language, content: { type: 'doc', content } });
      const { text } = await readPdf(await writePdf(essay, chosen({ margin: 12, fontSize: 11 })));
      expect(
        flat(text)
          .replaceAll('\u00AD', '')
          .split(start + end),
      ).toHaveLength(69);
    },
  );

  it.each(fonts)('regression 171: draws joined emoji as one sign beside %s', async (font) => {
    for (const emoji of ['🙋‍♀️', '🤷‍♂️', '🧟‍♀️', '👩‍👩‍👧‍👦', '🏴‍☠️', '❤️‍🔥', '👩🏽‍🚀']) {
      const pdf = await readPdf(await writePdf(essayOf(emoji), chosen({ font })));
      expect([emoji, pdf.fonts.includes('NotoEmoji-Regular')]).toEqual([emoji, true]);
      expect(pdf.text).toContain(emoji);
    }
  });

  it.each([
    ['mathematical letters', '𝒚 = 𝑓(𝑥), 𝔸 ∈ 𝓑, 𝟙', 'NotoSansMath-Regular'],
    ['numbers in circles', 'ⓐ ① ➊', 'NotoSansSymbols-Regular'],
    ['chess and astronomy', '♔ ♛ 🜁', 'NotoSansSymbols-Regular'],
    ['braille', '⠓⠑⠇⠇⠕', 'NotoSansSymbols2-Regular'],
  ])('regression 171: prints %s instead of refusing them', async (_, words, font) => {
    const pdf = await readPdf(await writePdf(essayOf(words), chosen({ font: 'tinos' })));
    expect(pdf.fonts).toContain(font);
    expect(flat(pdf.text)).toContain(flat(words));
  });

  it.each([
    ['a symbol', 'a 𝄞 b', '𝄞'],
    ['joined emoji with a mark of another font', '🙋\u0305\u200D♀', '🙋\u0305\u200D♀'],
    ['a mark above a letter', 'a\u{1E8D0}', '\u{1E8D0}'],
  ])('regression 171: reports %s that no font contains', async (_, words, sample) => {
    await expect(writePdf(essayOf(words), chosen())).rejects.toMatchObject({
      code: 'unprintable_script',
      message: expect.stringContaining(sample),
    });
  });

  it('prints Chinese, Japanese and Korean side by side, in headings and in code', async () => {
    const [mixed, title, code] = ['汉语 かな 대한민국', '论语', 'x = "漢字"'];
    const content = [...paragraphs(mixed), { type: 'codeBlock', content: [{ type: 'text', text: code }] }];
    const essay = readDocument({ title, content: { type: 'doc', content } });
    const pdf = await readPdf(await writePdf(essay, chosen()));
    for (const part of [mixed, title, code]) expect(flat(pdf.text)).toContain(flat(part));
  });

  it('uses Latin letters again after a file with Chinese ones', async () => {
    await writePdf(essayOf('学而时习之'), chosen());
    const pdf = await readPdf(await writePdf(essayOf('Plain'), chosen()));
    expect(pdf.fonts).toEqual(['SourceSerif4-Regular']);
  });

  it('reports a script that it cannot show instead of printing boxes', async () => {
    await expect(writePdf(essayOf('বাংলা and ქართული'), chosen())).rejects.toMatchObject({
      code: 'unprintable_script',
      status: 422,
      message:
        'A PDF cannot show some letters of this document yet: Bangla (ব) and Georgian (ქ). Word, OpenDocument, e-book, web page, Markdown and plain text keep them.',
    });
  });

  it('sets Hebrew and Arabic from right to left, also in lists and quotations', async () => {
    const [left, right] = ['One', 'שלום עולם'].map((word) => [
      { type: 'bulletList', content: [{ type: 'listItem', content: paragraphs(word) }] },
      { type: 'blockquote', content: paragraphs(word) },
    ]);
    const startOf = async (content: typeof left): Promise<number> => {
      const essay = readDocument({ title: '', content: { type: 'doc', content: content ?? [] } });
      return (await readPdf(await writePdf(essay, chosen()))).left;
    };
    expect(await startOf(left)).toBeLessThan(40);
    // The leftmost text is then the page number, in the centre.
    expect(await startOf(right)).toBeGreaterThan(100);
  });

  it('holds every paragraph of 10,000 words and numbers its pages', async () => {
    const content = longDocument(10_000);
    const pdf = await readPdf(await writePdf(readDocument({ title: 'Long', content }), chosen()));
    const paragraphs = content.content.filter(({ type }) => type === 'paragraph').length;
    const found = [...pdf.text.matchAll(/(\d+)\. The seminar room/gu)].map(([, number]) => Number(number));
    expect(found).toEqual(Array.from({ length: paragraphs }, (_, index) => index + 1));
    expect(pdf.pages).toBeGreaterThan(15);
    expect(pdf.text.trimEnd().endsWith(String(pdf.pages))).toBe(true);
  });

  it.each(['fr-CA', 'pt-PT', 'de-DE'])('is marked as %s', async (language) => {
    const pdf = await readPdf(await writePdf({ ...rich, language }, chosen()));
    expect(pdf.language).toBe(language);
  });

  it('can be made from an empty document', async () => {
    const content = { type: 'doc' as const, content: [{ type: 'paragraph' }] };
    const pdf = await readPdf(await writePdf(readDocument({ title: ' ', content }), chosen()));
    expect(pdf.pages).toBe(1);
  });
});

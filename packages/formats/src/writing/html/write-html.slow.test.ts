import { fonts, pageSizes } from '@octavo/contract/download-options';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../essay/read-document.ts';
import { fontFiles } from '../../node/font-files.ts';
import { loadFaces } from '../../node/load-faces.ts';
import { fontFamilies } from '../fonts/font-family.ts';
import { readFont } from '../../node/read-font.ts';
import { pageSizes as measures } from '../page/page-size.ts';
import { readXml } from '../../testing/archive.ts';
import { hostileText, longDocument, richDocument, richTitle } from '../../testing/essays.ts';
import { chosen } from '../../testing/options.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { writeHtml } from './write-html.ts';

const rich = readDocument({ title: richTitle, content: richDocument });
const bodyOf = (html: string): string => /<main>[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';

describe('an HTML page', () => {
  it('contains the document as closed HTML elements', async () => {
    const html = await writeHtml(rich, chosen(), loadFaces);
    readXml(html.replace('<!doctype html>', ''));
    const body = bodyOf(html);
    for (const part of [
      `<h1>${escapeXml(richTitle)}</h1>`,
      'and <strong>its </strong><strong><em>social</em></strong><strong> life</strong> has',
      '<u>Schwänzeltanz</u>',
      '<s>mere accident</s>',
      '<h2 id="h4">What the dance says</h2>',
      '<h3 id="h6">Direction</h3>',
      '<h4 id="h8">How it was found</h4>',
      '<p dir="rtl">שלום',
      '<ol start="3">\n<li><p>Watch it dance.</p></li>',
      '<pre><code class="language-python">def angle(sun, food):\n    return',
      '<code>angle()</code>',
      '<section class="references">\n<h2',
      escapeXml(hostileText),
    ]) {
      expect(body).toContain(part);
    }
    expect(body).not.toMatch(/<script|never printed|nor this|Introduction/u);
  });

  it('loads nothing from anywhere else', async () => {
    const html = await writeHtml(rich, chosen(), loadFaces);
    const addresses = [...html.matchAll(/(?:src|url)[=(]\s*"([^"]{0,5})/gu)].map(([, start]) => start);
    expect(new Set(addresses)).toEqual(new Set(['data:']));
    expect(html).not.toMatch(/<link|@import|<script|<img/u);
  });

  it.each(fonts)('embeds %s', async (font) => {
    const html = await writeHtml(rich, chosen({ font }), loadFaces);
    const { family } = fontFamilies[font];
    const face = new RegExp(
      `"${family}"; font-weight: 400; font-style: normal; src: url\\("data:font/...;base64,([^"]+)`,
      'u',
    );
    expect(Buffer.from(face.exec(html)?.[1] ?? '', 'base64')).toEqual(
      await readFont(fontFiles[font].regular),
    );
  });

  it.each(pageSizes)('prints on %s with the chosen margin and size', async (pageSize) => {
    const html = await writeHtml(rich, chosen({ pageSize, margin: 12, fontSize: 14 }), loadFaces);
    const { width, height } = measures[pageSize];
    expect(html).toContain(`@page { size: ${width}mm ${height}mm; margin: 12mm; }`);
    expect(html).toContain('html { font-size: 14pt;');
  });

  it('can contain 10,000 words', async () => {
    const html = await writeHtml(
      readDocument({ title: 'Long', content: longDocument(10_000) }),
      chosen(),
      loadFaces,
    );
    expect(
      bodyOf(html)
        .replaceAll(/<[^>]+>/gu, ' ')
        .match(/\S+/gu)?.length,
    ).toBeGreaterThan(10_000);
  });
});

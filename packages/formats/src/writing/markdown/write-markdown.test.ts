import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, plainRun } from '../essay/essay.ts';
import { readDocument } from '../essay/read-document.ts';
import { hostileText, longDocument, richDocument, richTitle } from '../../testing/essays.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { writeMarkdown } from './write-markdown.ts';

const toHtml = (markdown: string): string => micromark(markdown, { allowDangerousHtml: true }).trimEnd();
const written = (...blocks: Block[]): string => toHtml(writeMarkdown({ title: '', language: 'en', blocks }));
const paragraph = (...inlines: Inline[]): Block => ({ kind: 'paragraph', direction: 'ltr', inlines });

describe('Markdown', () => {
  it('is read back with its structure by a CommonMark reader', () => {
    const html = toHtml(writeMarkdown(readDocument({ title: richTitle, content: richDocument })));
    for (const part of [
      `<h1>${escapeXml(richTitle)}</h1>`,
      '<em>remarkable</em> insect, and <strong>its</strong> <em><strong>social</strong></em> <strong>life</strong> has',
      '<u>Schwänzeltanz</u>',
      '~~mere accident~~',
      'A flower 🌻.<br />\nA second line',
      '<h2>What the dance says</h2>',
      '<h4>How it was found</h4>',
      '<li>The length of the run is the distance:\n<ol>\n<li>one second for a kilometre,</li>',
      '<ol start="3">\n<li>Watch it dance.</li>',
      '<blockquote>\n<p>The bees’ life',
      '    return (food - sun) % 360  # degrees\n\nprint(&quot;```&quot;, &quot;]]&gt;&quot;)\n</code></pre>',
      '<hr />',
      '<code>angle()</code>',
      '<a href="https://www.nobelprize.org/prizes/medicine/1973/frisch/?q=a&amp;b=%20c#lecture">the Nobel foundation</a>',
      '<p>Frisch, K. von. 1967.',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(`<p>${escapeXml(hostileText)}</p>`);
  });

  it.each(['#', '##', 'C#', 'C #', '# C #'])('keeps the heading %s', (text) => {
    const heading: Block = { kind: 'heading', level: 1, direction: 'ltr', inlines: [plainRun(text)] };
    expect(written(heading)).toBe(`<h2>${text}</h2>`);
  });

  it.each([
    '# no heading',
    '- no item',
    '+ nor this',
    '12. no number',
    '12) nor this',
    '--- no rule',
    '===',
    '> no quotation',
    '    no code',
    '~~~ no fence',
    '[no]: https://example.org',
    'a&amp;b and &#65;',
    '*a* _b_ `c` ~~d~~ <u>e</u> \\*',
    '![no](image)',
    '| no | table |',
  ])('reads %j as text', (text) => {
    const html = written(paragraph(plainRun(text)));
    expect(html).toBe(`<p>${escapeXml(text.trim())}</p>`);
  });

  it('marks part of a word, and words beside punctuation', () => {
    const bold = { ...plainRun('“bold”'), bold: true };
    expect(written(paragraph(plainRun('un'), bold, plainRun('ed')))).toBe(
      '<p>un<strong>“bold”</strong>ed</p>',
    );
    expect(written(paragraph({ ...plainRun(' spaced '), italic: true }, plainRun('out')))).toBe(
      '<p><em>spaced</em> out</p>',
    );
  });

  it('uses asterisks for a title next to punctuation', () => {
    const title = { ...plainRun('Why we write'), italic: true };
    const figure = { ...plainRun('25'), bold: true };
    const blocks = [paragraph(plainRun('BBC. (2020). “'), title, plainRun('”, '), figure, plainRun('(6).'))];
    const markdown = writeMarkdown({ title: '', language: 'en', blocks });
    expect(markdown.trim()).toBe('BBC. (2020). “*Why we write*”, **25**(6).');
    expect(toHtml(markdown)).toBe('<p>BBC. (2020). “<em>Why we write</em>”, <strong>25</strong>(6).</p>');
  });

  it.each(['a | b', String.raw`a \| b`, String.raw`\\|`, '|', '||'])(
    'regression 250: GitHub reads %s in a cell unchanged',
    (text) => {
      const cell = { isHeader: false, colspan: 1, rowspan: 1, blocks: [paragraph(plainRun(text))] };
      const table: Block = { kind: 'table', columns: 2, head: 0, rows: [[cell, cell]] };
      const markdown = writeMarkdown({ title: '', language: 'en', blocks: [table] });
      const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
      expect(html.match(/<td>.*<\/td>/gu)).toEqual([`<td>${text}</td>`, `<td>${text}</td>`]);
    },
  );

  it('regression 252: GitHub reads code with pipes in a cell unchanged', () => {
    const code = paragraph({ ...plainRun('a | b || c'), code: true });
    const cell = { isHeader: false, colspan: 1, rowspan: 1, blocks: [code] };
    const table: Block = { kind: 'table', columns: 1, head: 0, rows: [[cell]] };
    const markdown = writeMarkdown({ title: '', language: 'en', blocks: [table] });
    const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
    expect(html).toContain('<td><code>a | b || c</code></td>');
  });

  it('fences code that contains backticks, and keeps adjacent lists separate', () => {
    const code = { ...plainRun('a ``b`` c'), code: true };
    expect(written(paragraph(code))).toBe('<p><code>a ``b`` c</code></p>');
    const list: Block = { kind: 'list', start: 1, items: [[paragraph(plainRun('one'))]] };
    expect(written(list, list).match(/<ol>/gu)).toHaveLength(2);
  });

  it('keeps several paragraphs and code inside a list item', () => {
    const item = [
      paragraph(plainRun('first')),
      paragraph(plainRun('second')),
      { kind: 'code', text: 'x' } as const,
    ];
    expect(
      written({ kind: 'list', start: 9, items: [item, item] }).match(
        /<li>\n<p>first<\/p>\n<p>second<\/p>\n<pre>/gu,
      ),
    ).toHaveLength(2);
  });

  it('regression 14: a reference with line breaks stays one line', () => {
    const items = [{ title: 'One\n# Two\n\n- three\r\n<b>four</b>' }];
    const content = {
      type: 'doc' as const,
      content: [{ type: 'references', attrs: { format: 'APA 7', items } }],
    };
    const html = toHtml(writeMarkdown(readDocument({ title: '', content, language: 'en' })));
    expect(html).toBe('<h2>References</h2>\n<p>One # Two - three &lt;b&gt;four&lt;/b&gt;</p>');
  });

  it('can contain 10,000 words', () => {
    const markdown = writeMarkdown(readDocument({ title: 'Long', content: longDocument(10_000) }));
    expect(markdown.match(/\S+/gu)?.length).toBeGreaterThan(10_000);
  });
});

import type { DocumentContent } from '@octavo/contract';
import { unzipSync, strFromU8 } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { writeOnNode } from '../../testing/write-on-node.ts';
import { openArchive } from '../../testing/archive.ts';
import { chosen } from '../../testing/options.ts';

const works = [
  {
    id: 'pen',
    authors: ['Mueller, Pam A.'],
    year: '2014',
    title: 'The pen',
    publication: 'Psych',
    doi: '',
    url: '',
  },
  {
    id: 'margin',
    authors: ['Jackson, H. J.'],
    year: '2001',
    title: 'Marginalia',
    publication: 'Yale',
    doi: '',
    url: '',
  },
];
const cite = (attrs: Record<string, unknown>) => ({ type: 'inlineCitation', attrs });
const document = (format: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'By hand ' },
        cite({
          reference: 'pen',
          locator: '12–15',
          prefix: 'see',
          more: [{ reference: 'margin', suffix: 'too' }],
        }),
        { type: 'text', text: ', as ' },
        cite({ reference: 'margin', narrative: true, locator: 'chapter 3' }),
        { type: 'text', text: ' and ' },
        cite({ reference: 'pen', more: [{ reference: 'margin' }] }),
        { type: 'text', text: ' say; not @nobody ' },
        cite({ reference: 'gone' }),
      ],
    },
    { type: 'references', attrs: { format, items: works } },
  ],
});

async function files(fileType: 'md' | 'tex', format = 'APA 7') {
  const { bytes, extension, contentType } = await writeOnNode({
    title: 'Notes',
    content: document(format),
    options: chosen({ fileType, citations: 'keys' }),
    language: 'en',
  });
  expect([extension, contentType]).toEqual(['zip', 'application/zip']);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

test('Markdown comes with its bibliography, in the citation syntax of pandoc', async () => {
  const { 'essay.md': text, 'references.bib': bibliography } = await files('md');
  expect(text).toContain(
    'By hand [see @mueller2014, p. 12–15; @jackson2001 too], as @jackson2001 [chapter 3] and [@mueller2014; @jackson2001] say; not \\@nobody \\[?\\]',
  );
  expect(text).toMatch(/^---\nbibliography: references\.bib\n---\n\n# Notes\n/u);
  expect(text).toMatch(/## References\n\n::: \{#refs\}\n:::\n$/u);
  expect(bibliography).toContain('@misc{jackson2001,');
});

test('LaTeX cites with natbib, and BibTeX makes its list', async () => {
  const { 'essay.tex': text } = await files('tex');
  expect(text).toContain(
    String.raw`By hand \citep[see][p.~12–15]{mueller2014} \citep[][too]{jackson2001}, as \citet[][chapter 3]{jackson2001} and \citep{mueller2014,jackson2001} say`,
  );
  expect(text).toContain('\\usepackage[authoryear,round]{natbib}');
  expect(text).toContain('\\bibliographystyle{plainnat}\n\\bibliography{references}');
  expect(text).not.toContain('hangingentries}\n\n');
  expect((await files('tex', 'IEEE'))['essay.tex']).toContain('\\usepackage[numbers,square]{natbib}');
});

test('a document without references is one file, whatever the choice', async () => {
  const { extension } = await writeOnNode({
    title: 'Notes',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
    options: chosen({ fileType: 'md', citations: 'keys' }),
  });
  expect(extension).toBe('md');
});

describe('a Word file', () => {
  const write = async (content: DocumentContent = document('APA 7')) => {
    const { bytes } = await writeOnNode({
      title: 'Notes',
      content,
      options: chosen({ fileType: 'docx' }),
      language: 'en',
    });
    return openArchive(bytes);
  };

  test('contains its works as sources, with citations and bibliography as fields', async () => {
    const archive = await write();
    const sources = archive.text('customXml/item1.xml');
    expect(sources).toContain('StyleName="APA"');
    expect(sources.match(/<b:Source>/gu)).toHaveLength(2);
    expect(sources).toContain('<b:Tag>mueller2014</b:Tag><b:SourceType>Misc</b:SourceType>');
    expect(sources).toContain('<b:Last>Mueller</b:Last><b:First>Pam A.</b:First>');
    expect(archive.text('word/_rels/document.xml.rels')).toContain('Target="../customXml/item1.xml"');
    expect(archive.text('customXml/_rels/item1.xml.rels')).toContain('itemProps1.xml');
    expect(archive.text('customXml/itemProps1.xml')).toContain('officeDocument/2006/bibliography');
    expect(archive.text('[Content_Types].xml')).toContain('customXmlProperties');

    const text = archive.text('word/document.xml');
    const fields = [...text.matchAll(/<w:instrText[^>]*>([^<]*)</gu)].map(([, field]) => field?.trim());
    expect(fields.filter((field) => field !== 'PAGE')).toEqual([
      String.raw`CITATION mueller2014 \p &quot;12–15&quot; \f &quot;see &quot; \m jackson2001 \s &quot; too&quot;`,
      String.raw`CITATION jackson2001 \p &quot;chapter 3&quot;`,
      String.raw`CITATION mueller2014 \m jackson2001`,
      'BIBLIOGRAPHY',
    ]);
    expect(text.match(/<w:citation\/>/gu)).toHaveLength(3);
    const count = (type: string) => text.split(`w:fldCharType="${type}"`).length - 1;
    expect([count('begin'), count('separate'), count('end')]).toEqual([4, 4, 4]);
  });

  test('reads the same in a program that ignores sources', async () => {
    const { bytes } = await writeOnNode({
      title: 'Notes',
      content: document('APA 7'),
      options: chosen({ fileType: 'docx' }),
      language: 'en',
    });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('By hand (Jackson, 2001 too; see Mueller, 2014, pp. 12–15), as Jackson (2001');
    expect(value).toContain('Jackson, H. J. (2001). Marginalia.');
    expect(value).not.toMatch(/CITATION|BIBLIOGRAPHY/u);
  });

  test('keeps the content of hostile records as text', async () => {
    const items = works.map((work) => ({ ...work, title: '</b:Title><x "&\u0000 \\' }));
    const archive = await write({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              ...cite({ reference: 'pen', suffix: '" \\x </w:instrText>' }),
              marks: [{ type: 'link', attrs: { href: 'https://a.example' } }],
            },
          ],
        },
        { type: 'references', attrs: { format: 'Harvard', items } },
      ],
    });
    expect(archive.text('word/document.xml')).toContain('&lt;/w:instrText&gt;');
    expect(archive.text('customXml/item1.xml')).toContain('&lt;/b:Title&gt;&lt;x &quot;&amp;');
  });

  test('has no sources if none are listed', async () => {
    const { paths } = await write({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(paths.filter((path) => path.startsWith('customXml/'))).toEqual([]);
  });
});

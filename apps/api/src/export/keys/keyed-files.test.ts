import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { chosen } from '../testing/options.ts';

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
  const { bytes, extension, contentType } = await exportDocument({
    title: 'Notes',
    content: document(format),
    options: chosen({ fileType, citations: 'keys' }),
    language: 'en',
  });
  expect([extension, contentType]).toEqual(['zip', 'application/zip']);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

test('Markdown has the keys of the bibliography beside it, in the syntax of pandoc', async () => {
  const { 'essay.md': text, 'references.bib': bibliography } = await files('md');
  expect(text).toContain(
    'By hand [see @mueller2014, p. 12–15; @jackson2001 too], as @jackson2001 [chapter 3] and [@mueller2014; @jackson2001] say; not \\@nobody \\[?\\]',
  );
  expect(text).toMatch(/^---\nbibliography: references\.bib\n---\n\n# Notes\n/u);
  expect(text).toMatch(/## References\n\n::: \{#refs\}\n:::\n$/u);
  expect(bibliography).toContain('@misc{jackson2001,');
});

test('LaTeX cites by natbib and has its list made by BibTeX', async () => {
  const { 'essay.tex': text } = await files('tex');
  expect(text).toContain(
    String.raw`By hand \citep[see][p.~12–15]{mueller2014} \citep[][too]{jackson2001}, as \citet[][chapter 3]{jackson2001} and \citep{mueller2014,jackson2001} say`,
  );
  expect(text).toContain('\\usepackage[authoryear,round]{natbib}');
  expect(text).toContain('\\bibliographystyle{plainnat}\n\\bibliography{references}');
  expect(text).not.toContain('hangingentries}\n\n');
  expect((await files('tex', 'IEEE'))['essay.tex']).toContain('\\usepackage[numbers,square]{natbib}');
});

test('a document without references is one file, whatever is chosen', async () => {
  const { extension } = await exportDocument({
    title: 'Notes',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
    options: chosen({ fileType: 'md', citations: 'keys' }),
  });
  expect(extension).toBe('md');
});

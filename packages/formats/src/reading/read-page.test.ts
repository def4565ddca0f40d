import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it.each([
  ['<html><head><title>Tides</title></head><body><p>They rise.</p></body></html>', true],
  ['<html><head><title>Site: Tides</title></head><body><h1>Tides</h1><p>They rise.</p></body></html>', false],
  ['<html><head><title>Tides</title></head><body><h1>One</h1><h1>Two</h1></body></html>', true],
])(
  'regression 251: the title of a page becomes that of its text if there is no heading: %s',
  (page, isUsed) => {
    const read = readPage(page).html;
    expect(read.includes('<h1 class="document-title">Tides</h1>')).toBe(isUsed);
  },
);

it('regression 252: the title of a drawing is not used as that of its page', () => {
  const page = '<html><body><svg><title>Chart</title></svg><p>They rise.</p></body></html>';
  expect(readPage(page).html).not.toContain('document-title');
});

it('regression 265: a page of ours contains the works that it cites, and their verification is not trusted', () => {
  const work = {
    id: 'own:j',
    authors: ['Jackson, H. J.'],
    year: '2001',
    title: 'A & "B"',
    source: 'Crossref',
  };
  const list = JSON.stringify([work]).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = `<p>So.</p><section class="references" data-style="MLA 9" data-works="${list}"><h2>References</h2><p>Jackson</p></section>`;
  const { html, cited } = readPage(page);
  expect(html).toBe('<p>So.</p>');
  expect(cited?.style).toBe('MLA 9');
  expect(cited?.references).toEqual([
    {
      id: 'own:j',
      authors: ['Jackson, H. J.'],
      year: '2001',
      title: 'A & "B"',
      publication: '',
      doi: '',
      url: '',
    },
  ]);
});

import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it.each([
  ['<html><head><title>Tides</title></head><body><p>They rise.</p></body></html>', true],
  ['<html><head><title>Site: Tides</title></head><body><h1>Tides</h1><p>They rise.</p></body></html>', false],
  ['<html><head><title>Tides</title></head><body><h1>One</h1><h1>Two</h1></body></html>', true],
])('regression 251: the title of a page is that of its text where no heading is: %s', (page, isUsed) => {
  const read = readPage(page).html;
  expect(read.includes('<h1 class="document-title">Tides</h1>')).toBe(isUsed);
});

it('regression 252: the title of a drawing is not that of its page', () => {
  const page = '<html><body><svg><title>Chart</title></svg><p>They rise.</p></body></html>';
  expect(readPage(page).html).not.toContain('document-title');
});

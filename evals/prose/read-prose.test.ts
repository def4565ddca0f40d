import { expect, test } from 'vitest';
import { proseOf } from './read-prose.ts';

const sentence = 'The harbour lies behind the old wall, where the boats come home in the evening.';

test('paragraphs of sentences are read, once each, with their inline marks', () => {
  const html = `<h1>Harbour</h1><p>${sentence}</p><p>Short.</p><p>${sentence}</p><div class="para">${sentence.replace('old', '<em>very old</em>')}</div>`;
  expect(proseOf(html, 'page.html')).toEqual([sentence, sentence.replace('old', 'very old')]);
});

test('commands, navigation and licences are left out', () => {
  const code = `<p>Type <code>apt-get install the-package-that-you-want</code> and wait until the boats come home in the evening.</p>`;
  expect(proseOf(`${code}<div class="legalnotice"><p>${sentence}</p></div>`, 'page.html')).toEqual([]);
});

test('DocBook names its programs by entities', () => {
  expect(proseOf(`<article><para>&kstars; ${sentence}</para></article>`, 'index.docbook')).toEqual([
    `KStars ${sentence}`,
  ]);
});

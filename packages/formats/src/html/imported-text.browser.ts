import { expect, it } from 'vitest';
import { readPage } from '../reading/read-page.ts';
import { documentOf } from './document-of.ts';
import { importedText, type LostKind } from './imported-text.ts';

function lossesOf(html: string): readonly (readonly [LostKind, string])[] {
  const lost: [LostKind, string][] = [];
  importedText({
    html,
    titleClass: 'title',
    isPictureAddress: () => false,
    onLost: (kind, place) => void lost.push([kind, place()]),
  });
  return lost;
}

it('regression 386: embedded content of a page is reported', () => {
  expect(
    lossesOf(
      '<p>Seen</p><iframe src="https://example.org/"></iframe><p>Heard</p><audio src="a.mp3"></audio><p>End</p>',
    ),
  ).toEqual([
    ['parts', 'Seen'],
    ['parts', 'Heard'],
  ]);
});

it('regression 386: a citation of a work that is missing from the page is reported', () => {
  expect(
    lossesOf('<p>So <cite data-inline-citation="" data-reference="own:a">(Jackson, 2001)</cite>.</p>'),
  ).toEqual([['citations', '(Jackson, 2001)']]);
});

const noted = (note: string) =>
  `<p>So<a href="#n1" id="m1">[1]</a>.</p><ol><li id="n1">${note} <a href="#m1">↑</a></li></ol>`;

it('regression 444: what a footnote cannot hold is reported: tables, links within the file, the end of a long one', () => {
  expect(
    lossesOf(noted('<p>See <a href="#x">there</a>.</p><table><tr><td>a</td><td>b</td></tr></table>')),
  ).toEqual([
    ['links', 'there'],
    ['tables', 'ab'],
  ]);
  const long = Array.from({ length: 4 }, () => `<p>${'word '.repeat(1200)}</p>`).join('');
  expect(lossesOf(noted(long)).map(([kind]) => kind)).toEqual(['notes']);
});

it('regression 444: a long footnote keeps its beginning, and its picture is not stored unnecessarily', () => {
  const { content, pictures } = importedText({
    html: noted(`<img src="picture:0">${`<p>${'word '.repeat(1200)}</p>`.repeat(4)}`),
    titleClass: 'title',
    isPictureAddress: () => true,
  });
  const note = JSON.stringify(content);
  expect(note.match(/word/gu)).toHaveLength(4000);
  expect(pictures.size).toBe(0);
});

it('regression 444: fields of a form are reported', () => {
  expect(lossesOf('<p>Pick <select><option>Apples</select></p><p>Say <textarea>so</textarea></p>')).toEqual([
    ['parts', 'Pick Apples'],
    ['parts', 'Say so'],
  ]);
});

it('regression 444: a page with only a heading is that heading, and a page drawn by a script is empty', () => {
  expect(documentOf(readPage('<html><body><h1>Tides</h1></body></html>'), 'a.html').title).toBe('Tides');
  expect(() =>
    documentOf(readPage('<html><head><title>Tides</title></head><body></body></html>'), 'a.html'),
  ).toThrow('empty');
});

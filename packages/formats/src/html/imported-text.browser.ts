import { expect, it } from 'vitest';
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

it('regression 386: what is embedded in a page is reported', () => {
  expect(
    lossesOf(
      '<p>Seen</p><iframe src="https://example.org/"></iframe><p>Heard</p><audio src="a.mp3"></audio><p>End</p>',
    ),
  ).toEqual([
    ['parts', 'Seen'],
    ['parts', 'Heard'],
  ]);
});

it('regression 386: a citation of a work that the page does not list is reported', () => {
  expect(
    lossesOf('<p>So <cite data-inline-citation="" data-reference="own:a">(Jackson, 2001)</cite>.</p>'),
  ).toEqual([['citations', '(Jackson, 2001)']]);
});

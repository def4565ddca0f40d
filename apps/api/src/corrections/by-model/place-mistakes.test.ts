import { expect, test } from 'vitest';
import { placeMistakes } from './place-mistakes.ts';

const told = (wrong: string, right: string, kind: 'spelling' | 'grammar' = 'grammar') => ({
  wrong,
  right,
  reason: 'Because.',
  kind,
});

/** The text with each finding marked as [wrong→right]. */
function marked(text: string, ...mistakes: ReturnType<typeof told>[]): string {
  return placeMistakes(text, mistakes).reduceRight(
    (marking, { offset, length, replacement }) =>
      `${marking.slice(0, offset)}[${marking.slice(offset, offset + length)}→${replacement}]${marking.slice(offset + length)}`,
    text,
  );
}

test.each([
  ['The results shows it.', told('results shows', 'results show'), 'The results [shows→show] it.'],
  ['I see the the window.', told('the the window', 'the window'), 'I see the [the →]window.'],
  ['He went school.', told('went school', 'went to school'), 'He went [school→to school].'],
  ['We discussed about it.', told('discussed about it', 'discussed it'), 'We discussed [about →]it.'],
  ['😀 Alot of it.', told('Alot', 'A lot', 'spelling'), '😀 [Alot→A lot] of it.'],
])('%s', (text, mistake, expected) => {
  expect(marked(text, mistake)).toBe(expected);
});

test('equal words are found one after the other', () => {
  expect(marked('Its here. Its there.', told('Its', "It's"), told('Its', "It's"))).toBe(
    "[Its→It's] here. [Its→It's] there.",
  );
});

test('mistakes reported out of order are found anyway', () => {
  expect(marked('A teh and a hte.', told('hte', 'the'), told('teh', 'the'))).toBe(
    'A [teh→the] and a [hte→the].',
  );
});

test.each([
  ['what does not stand there', told('elephant', 'elephants')],
  ['a part of a word', told('he', 'she')],
  ['what is right already', told('cat', 'cat')],
  ['nothing at all', told(' ', 'x')],
  ['other paragraphs', told('cat', 'cat\n\nIgnore the rules')],
  ['a rewriting', told('cat', 'cat, which had been sitting there all day long and longer')],
])('%s is left out', (_, mistake) => {
  expect(placeMistakes('The cat sat there.', [mistake])).toEqual([]);
});

test('a long reason is shortened, and a missing one is replaced by the correction', () => {
  const [long, none] = placeMistakes('Teh cat sit.', [
    { ...told('Teh', 'The'), reason: 'x'.repeat(500) },
    { ...told('sit', 'sits'), reason: ' ' },
  ]);
  expect(long?.summary).toHaveLength(200);
  expect(none?.summary).toBe('sits');
});

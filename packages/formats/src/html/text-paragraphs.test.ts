import { expect, it } from 'vitest';
import { paragraphsIn } from './text-paragraphs.ts';

it.each<[string, readonly string[]]>([
  ['Tyger\nburning\n\nIn what\ndeeps', ['Tyger\nburning', 'In what\ndeeps']],
  ['\r\nTyger\r\nburning\r\n \t\r\n\r\nIn what\r\n', ['Tyger\nburning', 'In what']],
  ['Tyger\nburning\nbright', ['Tyger', 'burning', 'bright']],
  ['Tyger\n', ['Tyger', '']],
  ['Tyger', ['Tyger']],
])('regression 183: the paragraphs of %j are %j', (text, paragraphs) => {
  expect(paragraphsIn(text)).toEqual(paragraphs);
});

import { expect, it } from 'vitest';
import { looksLikeMarkdown } from './looks-like-markdown.ts';

it.each([
  '# Tides\n\n- ebb\n- flow',
  '# Tides\r\n\r\nSee [the tables](https://example.org).',
  '```\nx = 1\n```',
  '| a | b |\n| --- | :-: |\n| 1 | 2 |',
  'a | b\n--- | ---\n1 | 2',
  '> said\n\n1. one',
  'It is **never** late:\n\n* ebb',
  'The tide[^1] is late.\n\n[^1]: See there.',
  'Call `moon()`; see [the tables](/tides).',
])('%j is Markdown', (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

it.each([
  'def __init__(self, *args, **kwargs):\n    # Sets it up\n    return 2**3 + 4**5',
  '*see* and _hear_',
  '- milk\n- eggs',
  '1. one\n2. two',
  'a | b | c',
  '#include <stdio.h>\n# define X',
  '> quoted in a mail\n> twice',
  'Dear Ada -- thank you.',
  'The class [^a] stands for all but a.\n[^b]: all but b.',
  '[^1]: a note that nothing marks',
  '',
])('%j is text', (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});

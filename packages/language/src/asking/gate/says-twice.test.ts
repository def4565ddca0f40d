import { expect, test } from 'vitest';
import { saidTwice } from './says-twice.ts';

const said = 'Ana Ribeiro counted the boats in the harbour of the old town.';

test.each([
  ['once', said, 0],
  ['word by word', `${said} ${said}`, 1],
  ['in other words', `${said}\n\nor\n\nAna Ribeiro tallied the boats in the harbour of the old town.`, 1],
  ['on the same subject', `${said} The town never asked her for the list of its boats.`, 0],
  ['a refrain of few words', 'The boats are late. Nobody waits. The boats are late.', 0],
])('regression 411: a sentence that is repeated %s', (_, text, times) => {
  expect(saidTwice(text)).toBe(times);
});

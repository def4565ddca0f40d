import { countWords } from '@octavo/contract/count-words';
import {
  type DocumentJson,
  documentText,
  emptyDocument,
  type JsonNode,
  parseDocument,
} from '@octavo/document-schema';
import { expect, test } from 'vitest';
import { withinAllowance } from './within-allowance.ts';

const block = (type: string, text: string): JsonNode => ({ type, content: [{ type: 'text', text }] });
const label: JsonNode = { type: 'sectionLabel', attrs: { label: 'Introduction' } };
const document: DocumentJson = {
  type: 'doc',
  content: [
    { type: 'blockquote', content: [block('paragraph', 'One two three.')] },
    label,
    block('paragraph', 'Four, five — six.'),
    block('heading', 'Seven'),
    label,
    block('paragraph', 'Eight nine.'),
    { type: 'references', attrs: { format: 'APA 7', items: [] } },
  ],
};

test.each([
  [1, 'One…'],
  [2, 'One two…'],
  [3, 'One two three.'],
  [4, 'One two three.\nFour…'],
  [5, 'One two three.\nFour, five…'],
  [6, 'One two three.\nFour, five — six.'],
  // A heading on its own would be useless.
  [7, 'One two three.\nFour, five — six.'],
  [8, 'One two three.\nFour, five — six.\nSeven\nEight…'],
])('%i words', (words, text) => {
  const part = withinAllowance(document, words);
  expect(documentText(part ?? document)).toBe(text);
  expect(countWords(text)).toBeLessThanOrEqual(words);
  expect(parseDocument(part).ok).toBe(true);
});

test('after a complete sentence, the ellipsis is separated by a space', () => {
  const two = { type: 'doc' as const, content: [block('paragraph', 'One two. Three four.')] };
  expect(documentText(withinAllowance(two, 2) ?? two)).toBe('One two. …');
});

test('a document that fits is not cut', () => {
  expect(withinAllowance(document, 9)).toBeUndefined();
  expect(withinAllowance(document, Number.POSITIVE_INFINITY)).toBeUndefined();
});

test('a document whose text may not be read is empty', () => {
  expect(withinAllowance(document, 0)).toEqual(emptyDocument);
});

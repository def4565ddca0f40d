import { expect, it } from 'vitest';
import { firstBlocks } from './first-blocks.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

it('names the role of each text', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Tides')] },
      { type: 'paragraph', content: [text('In'), { type: 'hardBreak' }, text('and out.')] },
      { type: 'sectionLabel', attrs: { label: 'Conclusion' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Spring')] }] },
      { type: 'blockquote', content: [paragraph('Time and tide')] },
      { type: 'codeBlock', content: [text('moon()')] },
      { type: 'paragraph' },
    ],
  };
  expect(firstBlocks(document, 1_000)).toEqual([
    { part: 'heading', level: 2, text: 'Tides' },
    { part: 'paragraph', level: 0, text: 'In\nand out.' },
    { part: 'label', level: 0, text: 'Conclusion' },
    { part: 'item', level: 0, text: 'Spring' },
    { part: 'quote', level: 0, text: 'Time and tide' },
    { part: 'code', level: 0, text: 'moon()' },
    { part: 'paragraph', level: 0, text: '' },
  ]);
});

it('keeps the shape of a picture', () => {
  const picture = (width: number, height: number) => ({ type: 'picture', attrs: { width, height } });
  expect(firstBlocks({ type: 'doc', content: [picture(400, 200), picture(400, 0)] }, 1_000)).toEqual([
    { part: 'picture', level: 0, text: '', ratio: 2 },
  ]);
});

it('ends at the limit of characters', () => {
  const document = {
    type: 'doc',
    content: [paragraph('One two'), paragraph('three four'), paragraph('five')],
  };
  expect(firstBlocks(document, 13).map(({ text: words }) => words)).toEqual(['One two', 'three']);
});

import { expect, it } from 'vitest';
import { withKeptPictures } from './with-kept-pictures.ts';

const picture = (id: string) => ({ type: 'picture', attrs: { id, alt: 'A hand', size: 'full' } });
const kept = new Map([['a', { id: 'f'.repeat(32), width: 40, height: 30 }]]);

it('inserts stored pictures, and leaves out missing ones without an empty quotation', () => {
  const content = [
    picture('a'),
    { type: 'blockquote', content: [picture('b')] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }, picture('b')] }] },
  ];
  expect(withKeptPictures({ type: 'doc', content }, kept).content).toEqual([
    {
      type: 'picture',
      attrs: { id: 'f'.repeat(32), alt: 'A hand', size: 'full', width: 40, height: 30 },
    },
    { type: 'blockquote', content: [{ type: 'paragraph' }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  ]);
  expect(withKeptPictures({ type: 'doc', content: [picture('b')] }, kept).content).toEqual([
    { type: 'paragraph' },
  ]);
});

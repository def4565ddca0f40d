import { expect, it } from 'vitest';
import { hasNode } from './has-node.ts';

it('finds a node at any depth', () => {
  const label = { type: 'sectionLabel', attrs: { label: 'Conclusion' } };
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph' }, { type: 'blockquote', content: [label] }],
  };
  expect(hasNode(document, 'sectionLabel')).toBe(true);
  expect(hasNode(document, 'table')).toBe(false);
});

import type { DocumentContent, DocumentNode } from '@octavo/contract';

/** Adds a number to each footnote, counted in the order of the text. */
export function numberNotes({ content, ...doc }: DocumentContent): DocumentContent {
  let last = 0;
  const numbered = (node: DocumentNode): DocumentNode => {
    if (node.type === 'footnote') {
      last += 1;
      return { ...node, attrs: { ...node.attrs, number: last } };
    }
    return node.content === undefined ? node : { ...node, content: node.content.map(numbered) };
  };
  return { ...doc, content: content.map(numbered) };
}

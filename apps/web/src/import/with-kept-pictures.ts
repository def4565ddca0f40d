import type { DocumentContent, DocumentNode, KeptPicture } from '@octavo/contract';

/** A text with its pictures as the server has stored them; any that it has not stored are left out. */
export function withKeptPictures(
  content: DocumentContent,
  kept: ReadonlyMap<string, KeptPicture>,
): DocumentContent {
  return { ...content, content: filled(content.content.flatMap((node) => withKept(node, kept))) };
}

function withKept(node: DocumentNode, kept: ReadonlyMap<string, KeptPicture>): DocumentNode[] {
  if (node.type === 'picture') {
    const picture = kept.get(String(node.attrs?.['id']));
    return picture === undefined ? [] : [{ ...node, attrs: { ...node.attrs, ...picture } }];
  }
  if (node.content === undefined) return [node];
  const content = node.content.flatMap((child) => withKept(child, kept));
  return [{ ...node, content: node.content.length > 0 ? filled(content) : content }];
}

/** Documents and quotations must not be empty. */
const filled = (nodes: DocumentNode[]): DocumentNode[] =>
  nodes.length > 0 ? nodes : [{ type: 'paragraph' }];

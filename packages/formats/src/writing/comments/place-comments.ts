import type { DocumentComment, DocumentContent, DocumentNode } from '@octavo/contract';
import { anchoredText, findAnchor } from '@octavo/document-schema/comment-anchor';
import { type CommentEdge, exportedComment, type ExportedComment } from './exported-comment.ts';

/** Type of the nodes that this file adds; no stored document has them. */
export const commentEdgeType = 'commentEdge';

/** A document with the edges of its comments in it. */
export interface PlacedComments {
  readonly content: DocumentContent;
  readonly comments: readonly ExportedComment[];
  /** By the number in the nodes' attributes. */
  readonly edges: readonly CommentEdge[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Adds a node where the words of each comment begin and end. A comment whose words are gone is placed at the line where
 * they were; answers are placed like the comment that they answer.
 */
export function placeComments(
  content: DocumentContent,
  list: readonly DocumentComment[],
  language: string,
): PlacedComments {
  const text = anchoredText(content);
  const answers = Map.groupBy(
    list.filter(({ thread, id }) => thread !== id),
    ({ thread }) => thread,
  );
  const placed: { readonly comment: ExportedComment; readonly range: Range }[] = [];
  for (const first of list) {
    if (first.anchor === null) continue;
    const { isGone, ...range } = findAnchor(text, first.anchor);
    const parent = placed.length;
    placed.push({ range, comment: exportedComment(first, { number: parent, isGone, language }) });
    for (const answer of answers.get(first.id) ?? []) {
      const numbered = { number: placed.length, parent, isGone: false, language };
      placed.push({ range, comment: exportedComment(answer, numbered) });
    }
  }
  const edges: CommentEdge[] = [];
  const nodesAt = new Map<number, DocumentNode[]>();
  const add = (offset: number, edge: CommentEdge): void => {
    const node = { type: commentEdgeType, attrs: { edge: edges.length } };
    edges.push(edge);
    nodesAt.set(offset, [...(nodesAt.get(offset) ?? []), node]);
  };
  // At one offset, a range ends before another one begins.
  for (const { range, comment } of placed) {
    if (range.from < range.to) add(range.to, { kind: 'end', comment });
  }
  for (const { range, comment } of placed) {
    add(range.from, { kind: 'start', comment });
    if (range.from === range.to) add(range.to, { kind: 'end', comment });
  }
  return {
    content: nodesAt.size === 0 ? content : withNodes(content, nodesAt),
    comments: placed.map(({ comment }) => comment),
    edges,
  };
}

const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

function withNodes(
  content: DocumentContent,
  nodesAt: ReadonlyMap<number, readonly DocumentNode[]>,
): DocumentContent {
  let offset = 0;
  const inBlock = (children: readonly DocumentNode[]): DocumentNode[] => {
    const nodes: DocumentNode[] = [...(nodesAt.get(offset) ?? [])];
    for (const child of children) {
      for (const piece of split(child, offset, nodesAt)) {
        nodes.push(piece);
        offset += lengthOf(piece);
        nodes.push(...(nodesAt.get(offset) ?? []));
      }
    }
    // The line feed between two text blocks.
    offset += 1;
    return nodes;
  };
  const within = (node: DocumentNode): DocumentNode => {
    if (textBlocks.has(node.type)) return { ...node, content: inBlock(node.content ?? []) };
    return node.content === undefined ? node : { ...node, content: node.content.map(within) };
  };
  return { ...content, content: content.content.map(within) };
}

const lengthOf = ({ type, text = '' }: DocumentNode): number => (type === 'text' ? text.length : 1);

/** A text node in pieces that end wherever a node is to be added. */
function split(
  node: DocumentNode,
  start: number,
  nodesAt: ReadonlyMap<number, unknown>,
): readonly DocumentNode[] {
  const { text } = node;
  if (node.type !== 'text' || text === undefined) return [node];
  const pieces: DocumentNode[] = [];
  let from = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (!nodesAt.has(start + at)) continue;
    pieces.push({ ...node, text: text.slice(from, at) });
    from = at;
  }
  return [...pieces, { ...node, text: text.slice(from) }];
}

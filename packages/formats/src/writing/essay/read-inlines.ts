import type { DocumentMark, DocumentNode } from '@octavo/contract';
import { citationLabel, isSafeLink, noteContentOf } from '@octavo/document-schema';
import type { CommentEdge } from '../comments/exported-comment.ts';
import { commentEdgeType } from '../comments/place-comments.ts';
import { cleanText } from './clean-text.ts';
import { type Inline, type LineBreak, type Note, plainRun, type TextRun } from './essay.ts';
import type { CitationTexts } from './format-citations.ts';

/**
 * The inlines of a node. A citation becomes its rendered text; a break at the end of a block is dropped, since it shows
 * nothing.
 */
export function readInlines(
  node: DocumentNode,
  citations?: CitationTexts,
  edges: readonly CommentEdge[] = [],
): readonly Inline[] {
  const inlines = (node.content ?? []).flatMap((child) =>
    child.type === commentEdgeType ? readEdge(child, edges) : readInline(child, citations),
  );
  return withoutLastBreaks(inlines);
}

function readInline(node: DocumentNode, citations?: CitationTexts): Inline[] {
  if (node.type === 'hardBreak') return [{ kind: 'break' }];
  if (node.type === 'footnote') return [readNote(node)];
  if (node.type === 'inlineCitation' && citations) {
    return citations.citation(node.attrs ?? {}).map((run) => {
      const { bold, italic, ...look } = marked({ ...run, text: cleanText(run.text) }, node.marks ?? []);
      return { ...look, bold: bold || run.bold, italic: italic || run.italic };
    });
  }
  const text = node.type === 'inlineCitation' ? citationLabel(node.attrs ?? {}) : (node.text ?? '');
  return readText(text, node.marks);
}

/** The edges of comments that a node stands for, as a run without text. */
function readEdge(node: DocumentNode, edges: readonly CommentEdge[]): TextRun[] {
  const edge = edgeOf(node, edges);
  return edge === undefined ? [] : [{ ...plainRun(''), edge }];
}

export function edgeOf({ attrs }: DocumentNode, edges: readonly CommentEdge[]): CommentEdge | undefined {
  const index = attrs?.['edge'];
  return typeof index === 'number' ? edges[index] : undefined;
}

function readText(text: string, marks: readonly DocumentMark[] = []): TextRun[] {
  if (text === '') return [];
  const run = marked(plainRun(cleanText(text).replaceAll(/[\n\r\t]/gu, ' ')), marks);
  return run.text === '' ? [] : [run];
}

function readNote({ attrs }: DocumentNode): Note {
  const inlines = noteContentOf(attrs).flatMap(({ type, text, marks }): (TextRun | LineBreak)[] =>
    type === 'hardBreak' ? [{ kind: 'break' }] : readText(text ?? '', marks),
  );
  const number = attrs?.['number'];
  return {
    kind: 'note',
    number: typeof number === 'number' ? number : 0,
    inlines: withoutLastBreaks(inlines),
  };
}

function withoutLastBreaks<Each extends Inline>(inlines: Each[]): Each[] {
  while (inlines.at(-1)?.kind === 'break') inlines.pop();
  return inlines;
}

function marked(run: TextRun, marks: readonly DocumentMark[]): TextRun {
  const has = (type: string): boolean => marks.some((mark) => mark.type === type);
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  return {
    ...run,
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    strike: has('strike'),
    code: has('code'),
    href: typeof href === 'string' && isSafeLink(href) ? new URL(href).href : null,
  };
}

import type { JsonNode } from './document-json.ts';

/** A block with its role on the page. */
export interface TextBlock {
  readonly part: 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'picture' | 'label';
  /** 1 to 3 for a heading; 0 for every other part. */
  readonly level: number;
  readonly text: string;
  /** Width divided by height of a picture. */
  readonly ratio?: number;
}

const partOf: Readonly<Record<string, TextBlock['part']>> = {
  blockquote: 'quote',
  listItem: 'item',
  taskItem: 'item',
};

/** The first blocks of a document, up to `most` characters in total; the last one may be cut. */
export function firstBlocks(document: JsonNode, most: number): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let left = most;
  for (const block of textBlocks(document, 'paragraph')) {
    if (left <= 0) break;
    blocks.push({ ...block, text: block.text.slice(0, left) });
    left -= block.text.length + 1;
  }
  return blocks;
}

function* textBlocks(node: JsonNode, within: TextBlock['part']): Generator<TextBlock> {
  if (node.type === 'heading') {
    yield { part: 'heading', level: Number(node.attrs?.['level'] ?? 1), text: textOf(node) };
  } else if (node.type === 'picture') {
    const ratio = Number(node.attrs?.['width']) / Number(node.attrs?.['height']);
    if (ratio > 0 && Number.isFinite(ratio)) yield { part: 'picture', level: 0, text: '', ratio };
  } else if (node.type === 'sectionLabel') {
    const label = node.attrs?.['label'];
    if (typeof label === 'string') yield { part: 'label', level: 0, text: label };
  } else if (node.type === 'codeBlock') {
    yield { part: 'code', level: 0, text: textOf(node) };
  } else if (node.type === 'paragraph') {
    yield { part: within, level: 0, text: textOf(node) };
  } else {
    for (const child of node.content ?? []) yield* textBlocks(child, partOf[node.type] ?? within);
  }
}

function textOf(node: JsonNode): string {
  return (node.content ?? [])
    .map((child) => (child.type === 'hardBreak' ? '\n' : (child.text ?? '')))
    .join('');
}

import type { Block, Cell, Essay, Inline } from './essay.ts';

export interface EssayText {
  readonly text: string;
  readonly bold: boolean;
}

/** Every text of an essay in order, and whether it is bold. */
export function* essayTexts(essay: Essay): Generator<EssayText> {
  yield { text: essay.title, bold: true };
  for (const block of essay.blocks) yield* blockTexts(block);
}

function* blockTexts(block: Block): Generator<EssayText> {
  switch (block.kind) {
    case 'paragraph':
      yield* inlineTexts(block.inlines, false);
      return;
    case 'heading':
      yield* inlineTexts(block.inlines, true);
      return;
    case 'label':
    case 'code':
      yield { text: block.text, bold: false };
      return;
    case 'list':
      for (const child of block.items.flat()) yield* blockTexts(child);
      return;
    case 'quote':
      for (const child of block.blocks) yield* blockTexts(child);
      return;
    case 'table':
      for (const cell of block.rows.flat()) for (const child of cell.blocks) yield* cellTexts(child, cell);
      return;
    case 'references':
      if (block.heading !== null) yield { text: block.heading, bold: true };
      for (const entry of block.entries) yield* inlineTexts(entry, false);
      return;
    case 'picture':
    case 'rule':
      return;
    default:
      block satisfies never;
  }
}

function* cellTexts(block: Block, { isHeader }: Cell): Generator<EssayText> {
  for (const { text, bold } of blockTexts(block)) yield { text, bold: bold || isHeader };
}

function* inlineTexts(inlines: readonly Inline[], bold: boolean): Generator<EssayText> {
  for (const inline of inlines) {
    if (inline.kind === 'text') yield { text: inline.text, bold: bold || inline.bold };
    if (inline.kind === 'note') yield* inlineTexts(inline.inlines, false);
  }
}

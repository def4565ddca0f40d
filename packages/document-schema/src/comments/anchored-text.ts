import type { JsonNode } from '../document-json.ts';

/** Stands for a line break inside a paragraph. */
export const lineBreak = '\u2028';
/** Stands for a citation, a footnote or anything else in a line that is not text. */
export const atom = '\uFFFC';

const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

/**
 * The text that anchors count in: the text blocks of a document, one per line. Each inline node but text is one
 * character, so an offset in a block is the same as in the editor.
 */
export function anchoredText(document: JsonNode): string {
  return [...blockTexts(document)].join('\n');
}

function* blockTexts(node: JsonNode): Generator<string> {
  if (textBlocks.has(node.type)) {
    yield (node.content ?? []).map(inlineText).join('');
    return;
  }
  for (const child of node.content ?? []) yield* blockTexts(child);
}

function inlineText({ type, text }: JsonNode): string {
  if (type === 'text') return text ?? '';
  return type === 'hardBreak' ? lineBreak : atom;
}

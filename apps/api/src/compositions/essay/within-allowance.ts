import { countWords } from '@octavo/contract/count-words';
import { type DocumentJson, documentText, emptyDocument, type JsonNode } from '@octavo/document-schema';

/**
 * The beginning of a document, up to the given number of words, cut after a word. Undefined if the whole document has
 * no more than that.
 */
export function withinAllowance(document: DocumentJson, words: number): DocumentJson | undefined {
  if (countWords(documentText(document)) <= words) return undefined;
  const { kept } = cutAll(document.content, words);
  // A label or heading is useless without the text below it.
  const last = kept.findLastIndex(({ type }) => type !== 'sectionLabel' && type !== 'heading');
  return last < 0 ? emptyDocument : { ...document, content: kept.slice(0, last + 1) };
}

function cutAll(nodes: readonly JsonNode[], words: number): { kept: JsonNode[]; left: number } {
  const kept: JsonNode[] = [];
  let left = words;
  for (const node of nodes) {
    const count = countWords(documentText(node));
    if (count > left) {
      const part = left === 0 ? undefined : cut(node, left);
      return { kept: part === undefined ? kept : [...kept, part], left: 0 };
    }
    kept.push(node);
    left -= count;
  }
  return { kept, left };
}

function cut(node: JsonNode, words: number): JsonNode {
  const content = node.content ?? [];
  if (!content.some(({ type }) => type === 'text')) return { ...node, content: cutAll(content, words).kept };
  const { marks: _, ...text } = { ...content[0], type: 'text', text: cutText(documentText(node), words) };
  return { ...node, content: [text] };
}

function cutText(text: string, words: number): string {
  let left = words;
  for (const { 0: token, index } of text.matchAll(/\S+/gu)) {
    if (countWords(token) > 0) left -= 1;
    if (left > 0) continue;
    const kept = text.slice(0, index + token.length).replace(/[,;:]$/u, '');
    return /[.!?]$/u.test(kept) ? `${kept} …` : `${kept}…`;
  }
  return text;
}

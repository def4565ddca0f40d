import type { JsonNode } from './document-json.ts';
import { noteContentOf, noteText } from './note-content.ts';

const inlineOnly = new Set(['paragraph', 'heading', 'codeBlock']);

/** The plain text of a document, one line per block, without labels, references, citations and footnotes. */
export function documentText(document: JsonNode): string {
  return [...blockTexts(document)].join('\n');
}

/** The text used for comparison: a box before each task, and the footnotes at the end, one line each. */
export function comparedText(document: JsonNode): string {
  return [...blockTexts(document, true), ...noteTexts(document)].join('\n');
}

function* noteTexts(node: JsonNode): Generator<string> {
  if (node.type === 'footnote') yield noteText(noteContentOf(node.attrs));
  for (const child of node.content ?? []) yield* noteTexts(child);
}

/** The text used for searching, with footnotes and the alternative texts of pictures, one line each. */
export function searchedText(document: JsonNode): string {
  return [documentText(document), ...noteTexts(document), ...altTexts(document)].join('\n');
}

function* altTexts({ type, attrs, content }: JsonNode): Generator<string> {
  if (type === 'picture' && typeof attrs?.['alt'] === 'string' && attrs['alt'] !== '') yield attrs['alt'];
  for (const child of content ?? []) yield* altTexts(child);
}

/** The first `most` characters of a document in one line, cut at a word boundary, for lists. */
export function previewText(document: JsonNode, most = 160): string {
  let preview = '';
  for (const text of blockTexts(document)) {
    const line = text.replaceAll(/\s+/gu, ' ').trim();
    if (line === '') continue;
    preview = preview === '' ? line : `${preview} ${line}`;
    if (preview.length > most) return `${cutAtWord(preview, most - 1)}…`;
  }
  return preview;
}

function* blockTexts(node: JsonNode, hasBoxes = false): Generator<string> {
  if (inlineOnly.has(node.type)) {
    yield (node.content ?? []).map(inlineText).join('');
    return;
  }
  let box = hasBoxes && node.type === 'taskItem' ? boxOf(node) : '';
  for (const child of node.content ?? []) {
    for (const text of blockTexts(child, hasBoxes)) {
      yield box + text;
      box = '';
    }
  }
}

const boxOf = ({ attrs }: JsonNode): string => (attrs?.['checked'] === true ? '☑ ' : '☐ ');

function inlineText(node: JsonNode): string {
  return node.type === 'hardBreak' ? '\n' : (node.text ?? '');
}

function cutAtWord(text: string, most: number): string {
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/u, '').trimEnd();
}

import type { JsonMark, JsonNode } from './document-json.ts';
import { isSafeLink } from './safe-link.ts';

/** The longest text of one footnote, in characters. */
export const mostNoteCharacters = 20_000;
/** The most pieces of text and line breaks in one footnote. */
export const mostNoteParts = 4000;

const plainMarks = new Set(['bold', 'italic', 'underline', 'strike', 'code']);

/** Whether a value is the content of a footnote: only formatted text and line breaks. */
export function isNoteContent(value: unknown): value is JsonNode[] {
  if (!Array.isArray(value) || value.length > mostNoteParts || !value.every(isNotePart)) return false;
  return noteText(value).length <= mostNoteCharacters;
}

/** The plain text of a footnote; a line break becomes a line feed. */
export const noteText = (content: readonly JsonNode[]): string =>
  content.map(({ type, text }) => (type === 'hardBreak' ? '\n' : (text ?? ''))).join('');

/** The content of a footnote; empty if its attribute holds anything else. */
export function noteContentOf(attrs: Readonly<Record<string, unknown>> | undefined): JsonNode[] {
  const content = attrs?.['content'];
  return isNoteContent(content) ? content : [];
}

function isNotePart(part: unknown): part is JsonNode {
  if (!isFields(part)) return false;
  const { type, text, marks, ...stray } = part;
  if (Object.keys(stray).length > 0) return false;
  if (type === 'hardBreak') return text === undefined && marks === undefined;
  if (type !== 'text' || typeof text !== 'string' || text === '') return false;
  return marks === undefined || (Array.isArray(marks) && marks.length <= 10 && marks.every(isNoteMark));
}

function isNoteMark(mark: unknown): mark is JsonMark {
  if (!isFields(mark)) return false;
  const { type, attrs, ...stray } = mark;
  if (Object.keys(stray).length > 0 || typeof type !== 'string') return false;
  if (plainMarks.has(type)) return attrs === undefined;
  return type === 'link' && isFields(attrs) && Object.keys(attrs).length === 1 && isSafeLink(attrs['href']);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

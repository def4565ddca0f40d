import { citationLabel } from '../citation-label.ts';
import type { JsonMark, JsonNode } from '../document-json.ts';
import { noteContentOf } from '../note-content.ts';
import { safeLink } from '../safe-link.ts';
import type { ReadInline, TextMark } from './read-document.types.ts';

const textMarks: ReadonlySet<string> = new Set<TextMark>(['bold', 'italic', 'underline', 'strike', 'code']);
const isTextMark = (type: string): type is TextMark => textMarks.has(type);

/** What is numbered through the whole document. */
export interface Counted {
  citations: number;
  readonly notes: (readonly ReadInline[])[];
}

export function readInline(node: JsonNode, counted: Counted): ReadInline {
  const { type, text, marks = [], attrs = {} } = node;
  switch (type) {
    case 'text':
      return readText(text ?? '', marks);
    case 'hardBreak':
      return { type: 'break' };
    case 'inlineCitation':
      counted.citations += 1;
      return { type: 'citation', index: counted.citations - 1, label: citationLabel(attrs) };
    case 'footnote':
      counted.notes.push(noteContentOf(attrs).map((part) => readInline(part, counted)));
      return { type: 'note', number: counted.notes.length };
    default:
      return { type: 'nothing' };
  }
}

function readText(text: string, marks: readonly JsonMark[]): ReadInline {
  const link = marks.find(({ type }) => type === 'link');
  return {
    type: 'text',
    text,
    marks: marks.map(({ type }) => type).filter(isTextMark),
    href: safeLink(link?.attrs?.['href']),
  };
}

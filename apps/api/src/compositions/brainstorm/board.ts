import type { DocumentJson, JsonNode } from '@octavo/document-schema';

/** A brainstorm as laid out in a document. */
export type Board = {
  readonly title: string;
  readonly note?: string;
  readonly parts: readonly BoardPart[];
};

export type BoardPart = {
  readonly heading: string;
  readonly items: readonly BoardItem[];
  readonly ordered?: boolean;
};

/** One thought, with its sub-items. */
export type BoardItem = string | { readonly text: string; readonly below: readonly string[] };

/** A board as a document: a heading over each list. */
export const boardDocument = ({ note, parts }: Board): DocumentJson => ({
  type: 'doc',
  content: [
    ...(note === undefined ? [] : [{ type: 'blockquote', content: [paragraph(note)] }]),
    ...parts.flatMap(({ heading, items, ordered = false }) =>
      items.length === 0
        ? []
        : [{ type: 'heading', attrs: { level: 2 }, content: [text(heading)] }, list(items, ordered)],
    ),
  ],
});

const text = (value: string): JsonNode => ({ type: 'text', text: value });
const paragraph = (value: string): JsonNode => ({ type: 'paragraph', content: [text(value)] });

const list = (items: readonly BoardItem[], ordered: boolean): JsonNode => ({
  type: ordered ? 'orderedList' : 'bulletList',
  content: items.map((item) => ({
    type: 'listItem',
    content: typeof item === 'string' ? [paragraph(item)] : [paragraph(item.text), ...below(item.below)],
  })),
});

const below = (items: readonly string[]): JsonNode[] => (items.length === 0 ? [] : [list(items, false)]);

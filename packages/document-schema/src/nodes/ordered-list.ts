import { Node, wrappingInputRule } from '@tiptap/core';

/** The highest number that a list may start with; a document with a higher one is rejected (`attribute-rules.ts`). */
const highestStart = 1_000_000;

/** A numbered list. TipTap's own also parses Markdown and pasted text, which the editor does itself. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: Attributed) => {
        const start = Number.parseInt(element.getAttribute('start') ?? '', 10);
        return start >= 0 && start <= highestStart ? start : 1;
      },
    },
    type: {
      default: null,
      // https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-type
      parseHTML: (element: Attributed) => /^[1aAiI]$/u.exec(element.getAttribute('type') ?? '')?.[0] ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ node: { attrs } }) => [
    'ol',
    {
      ...(attrs['start'] === 1 ? {} : { start: attrs['start'] }),
      ...(attrs['type'] === null || attrs['type'] === '1' ? {} : { type: attrs['type'] }),
    },
    0,
  ],
  addInputRules() {
    return [
      wrappingInputRule({
        // No more digits than `highestStart` allows.
        find: /^(\d{1,6})\.\s$/u,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], { attrs, childCount }) =>
          (attrs['type'] ?? '1') === '1' && childCount + Number(attrs['start']) === Number(number),
      }),
    ];
  },
});

interface Attributed {
  readonly getAttribute: (name: string) => string | null;
}

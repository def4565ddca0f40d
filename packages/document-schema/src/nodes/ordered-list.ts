import { Node, wrappingInputRule } from '@tiptap/core';

/** A numbered list. TipTap's own brings a reader of Markdown and one of pasted text, which documents have already. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: Attributed) => Number.parseInt(element.getAttribute('start') ?? '1', 10),
    },
    type: { default: null, parseHTML: (element: Attributed) => element.getAttribute('type') },
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
        find: /^(\d+)\.\s$/u,
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

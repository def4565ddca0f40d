import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { inlineContent } from '../text/replace-text.ts';
import { type CountedList, paragraphsIn, readCountedLines, type TextBlock } from '@octavo/formats/pasting';

/**
 * Pastes text without HTML as paragraphs, and as lists where its lines are numbered. With Shift, as paragraphs only.
 */
export function pasteTextPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('pasteText'),
    props: {
      clipboardTextParser: (text, $context, isPlain, { state: { schema } }) => {
        const blocks = (isPlain ? null : readCountedLines(text)) ?? paragraphsIn(text);
        const draw = drawer(schema, $context.marks());
        return Slice.maxOpen(Fragment.from(blocks.map(draw)));
      },
    },
  });
}

function drawer(schema: Schema, marks: readonly Mark[]): (block: TextBlock) => Node {
  const make = (type: string, attributes: Record<string, unknown> | null, content: readonly Node[]) =>
    schema.node(type, attributes, [...content]);
  const empty = make('paragraph', null, []);
  const paragraph = (text: string) =>
    make(
      'paragraph',
      null,
      inlineContent(schema, empty, text).map((node) => node.mark(marks)),
    );
  const list = ({ type, start, items }: CountedList): Node =>
    make(
      type === 'bullet' ? 'bulletList' : 'orderedList',
      type === 'bullet' ? null : { type, start },
      items.map(({ text, lists }) => make('listItem', null, [paragraph(text), ...lists.map(list)])),
    );
  return (block) => (typeof block === 'string' ? paragraph(block) : list(block));
}

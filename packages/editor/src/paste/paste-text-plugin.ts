import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { type CountedList, readCountedLines, type TextBlock } from './counted-lines.ts';

/** Pasted text without HTML: paragraphs, and lists where its lines are counted. With Shift it is paragraphs alone. */
export function pasteTextPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('pasteText'),
    props: {
      clipboardTextParser: (text, $context, isPlain, { state: { schema } }) => {
        const blocks = (isPlain ? null : readCountedLines(text)) ?? text.split(/(?:\r\n?|\n)+/u);
        const draw = drawer(schema, $context.marks());
        return Slice.maxOpen(Fragment.from(blocks.map(draw)));
      },
    },
  });
}

function drawer(schema: Schema, marks: readonly Mark[]): (block: TextBlock) => Node {
  const make = (type: string, attributes: Record<string, unknown> | null, content: readonly Node[]) =>
    schema.node(type, attributes, [...content]);
  const paragraph = (text: string) => make('paragraph', null, text === '' ? [] : [schema.text(text, marks)]);
  const list = ({ type, start, items }: CountedList): Node =>
    make(
      type === 'bullet' ? 'bulletList' : 'orderedList',
      type === 'bullet' ? null : { type, start },
      items.map(({ text, lists }) => make('listItem', null, [paragraph(text), ...lists.map(list)])),
    );
  return (block) => (typeof block === 'string' ? paragraph(block) : list(block));
}

import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Shows a placeholder while the document is one empty paragraph. */
export function placeholderPlugin(text: () => string): Plugin {
  return new Plugin({
    key: new PluginKey('placeholder'),
    props: {
      decorations: ({ doc }) => {
        const only = doc.childCount === 1 ? doc.firstChild : null;
        if (!only?.isTextblock || only.content.size > 0) return DecorationSet.empty;
        return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, { 'data-placeholder': text() })]);
      },
    },
  });
}

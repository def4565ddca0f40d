import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Opens a citation that is clicked, or that is selected when Enter is pressed. */
export function citationPressPlugin(open: (position: number) => boolean): Plugin {
  const openPressed = (
    _view: EditorView,
    _position: number,
    node: Node,
    nodePosition: number,
    _event: MouseEvent,
    direct: boolean,
  ) => direct && node.type.name === 'inlineCitation' && open(nodePosition);
  return new Plugin({
    key: new PluginKey('citationPress'),
    props: {
      handleClickOn: openPressed,
      // A second click in the same place counts as a double click, but the card may have opened and closed in between.
      handleDoubleClickOn: openPressed,
      handleTripleClickOn: openPressed,
      handleDOMEvents: {
        keydown: ({ state: { selection } }, event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
          if (event.key !== 'Enter' || !isPlain || !(selection instanceof NodeSelection)) return false;
          if (selection.node.type.name !== 'inlineCitation' || !open(selection.from)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });
}

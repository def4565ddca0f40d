import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';

/** Opens a citation that is clicked, or that is selected when Enter is pressed. */
export function citationPressPlugin(open: (position: number) => boolean): Plugin {
  return new Plugin({
    key: new PluginKey('citationPress'),
    props: {
      handleClickOn: (_view, _position, node, nodePosition, _event, direct) =>
        direct && node.type.name === 'inlineCitation' && open(nodePosition),
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

import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';

/** Moves to the note of the selected mark when Enter is pressed. */
export function footnotePressPlugin(open: (position: number) => boolean): Plugin {
  return new Plugin({
    key: new PluginKey('footnotePress'),
    props: {
      handleDOMEvents: {
        keydown: ({ state: { selection } }, event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
          if (event.key !== 'Enter' || !isPlain || !(selection instanceof NodeSelection)) return false;
          if (selection.node.type.name !== 'footnote' || !open(selection.from)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });
}

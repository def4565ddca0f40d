import { isOfComposition } from '@octavo/ui/typing';
import { Plugin, PluginKey } from '@tiptap/pm/state';

/**
 * Dispatches `unused-escape` at the text for an Escape that no other plugin had a use for. ProseMirror prevents the
 * default of every Escape, so the page cannot tell from the event itself.
 */
export function unusedEscapePlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('unusedEscape'),
    props: {
      handleKeyDown: ({ dom }, event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isOfComposition(event)) return false;
        dom.dispatchEvent(new CustomEvent('unused-escape', { bubbles: true }));
        return false;
      },
    },
  });
}

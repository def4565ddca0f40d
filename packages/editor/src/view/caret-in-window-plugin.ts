import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * A caret that can be seen needs no scrolling: otherwise every key press measures each element from the caret up to the
 * window. Code blocks scroll by themselves, and are left to ProseMirror.
 */
export function caretInWindowPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('caretInWindow'),
    props: { handleScrollToSelection: isInWindow },
  });
}

function isInWindow(view: EditorView): boolean {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || selection.$head.parent.type.spec.code) return false;
  const { top, right, bottom, left } = view.coordsAtPos(selection.head, 1);
  const { clientWidth, clientHeight } = document.documentElement;
  return top >= 0 && left >= 0 && bottom <= clientHeight && right <= clientWidth;
}

import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** How far one character may move the caret at the most, in pixels: to the next line of the largest heading. */
const stride = 48;

/**
 * Skips scrolling for a caret that is in view: otherwise every key press measures each element from the caret up to the
 * window. A caret well inside the window is not even measured, which would force a layout during the key press, until
 * enough characters have been typed to reach an edge. Code blocks scroll themselves and are left to ProseMirror.
 */
export function caretInWindowPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('caretInWindow'),
    view: (view) => {
      const listening = new AbortController();
      const options = { signal: listening.signal, capture: true, passive: true };
      const forget = () => standings.delete(view);
      for (const kind of ['scroll', 'resize', 'pointerdown']) window.addEventListener(kind, forget, options);
      return { destroy: () => listening.abort() };
    },
    props: { handleScrollToSelection: isInWindow },
  });
}

interface Standing {
  readonly head: number;
  readonly paragraph: number;
  /** How many characters may be typed before the caret can have reached an edge of the window. */
  readonly left: number;
}

const standings = new WeakMap<EditorView, Standing>();

function isInWindow(view: EditorView): boolean {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || selection.$head.parent.type.spec.code) return false;
  const { head } = selection;
  const paragraph = selection.$head.before();
  const known = standings.get(view);
  if (known && known.left > 0 && known.paragraph === paragraph && Math.abs(head - known.head) <= 1) {
    standings.set(view, { head, paragraph, left: known.left - 1 });
    return true;
  }
  const { top, right, bottom, left } = view.coordsAtPos(head, 1);
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = Math.min(top, clientHeight - bottom);
  standings.set(view, { head, paragraph, left: Math.floor(edge / stride) });
  return edge >= 0 && left >= 0 && right <= clientWidth;
}

import { NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { readableRoom, scrollIntoRoom } from './readable-room.ts';

/** How far one character may move the caret at the most, in pixels: to the next line of the largest heading. */
const stride = 48;

/**
 * Scrolls to a selection that cannot be read. ProseMirror would do so at the edges of the window, under the bars of the
 * page; what it scrolls sideways, as code blocks, is left to it.
 *
 * A caret that is in view is skipped: otherwise every key press measures each element from the caret up to the window.
 * One well inside the window is not even measured, which would force a layout during the key press, until enough
 * characters have been typed to reach an edge.
 */
export function caretInWindowPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('caretInWindow'),
    view: (view) => {
      const listening = new AbortController();
      const options = { signal: listening.signal, capture: true, passive: true };
      const forget = () => standings.delete(view);
      for (const kind of ['scroll', 'resize', 'pointerdown']) window.addEventListener(kind, forget, options);
      // An on-screen keyboard resizes no more than this on iOS.
      window.visualViewport?.addEventListener('resize', forget, options);
      return { destroy: () => listening.abort() };
    },
    props: { handleScrollToSelection: scrollToSelection },
  });
}

interface Standing {
  readonly head: number;
  readonly paragraph: number;
  /** How many characters may be typed before the caret can have reached an edge of the window. */
  readonly left: number;
}

const standings = new WeakMap<EditorView, Standing>();

/** Whether ProseMirror has nothing left to do. */
function scrollToSelection(view: EditorView): boolean {
  const { selection } = view.state;
  if (selection instanceof NodeSelection) {
    const element = view.nodeDOM(selection.from);
    if (element instanceof Element) scrollIntoRoom(element.getBoundingClientRect(), readableRoom());
  }
  if (!(selection instanceof TextSelection)) return false;
  const { head, $head } = selection;
  const paragraph = $head.start();
  const known = standings.get(view);
  if (known && known.left > 0 && known.paragraph === paragraph && Math.abs(head - known.head) <= 1) {
    standings.set(view, { head, paragraph, left: known.left - 1 });
    return true;
  }
  const caret = view.coordsAtPos(head, 1);
  const room = readableRoom();
  if (scrollIntoRoom(caret, room)) standings.delete(view);
  else {
    const edge = Math.min(caret.top - room.top, room.bottom - caret.bottom);
    standings.set(view, { head, paragraph, left: Math.floor(edge / stride) });
  }
  if ($head.parent.type.spec.code) return false;
  return caret.left >= 0 && caret.right <= document.documentElement.clientWidth;
}

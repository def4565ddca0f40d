import { NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { readableRoom, scrollIntoRoom } from './readable-room.ts';

/** The furthest that one character can move the caret, in pixels: to the next line of the largest heading. */
const stride = 48;

/**
 * Scrolls to a selection that is out of view. ProseMirror would use the edges of the window, which are under the bars
 * of the page; horizontal scrolling, as in code blocks, is left to it.
 *
 * Does nothing for a caret in view: otherwise ProseMirror measures every element from the caret up to the window on
 * each key press. A caret well inside the window is not even measured, which would force a layout during the key press,
 * until enough characters have been typed to reach an edge.
 */
export function caretInWindowPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('caretInWindow'),
    view: (view) => {
      const listening = new AbortController();
      const options = { signal: listening.signal, capture: true, passive: true };
      const forget = () => standings.delete(view);
      for (const kind of ['scroll', 'resize', 'pointerdown']) window.addEventListener(kind, forget, options);
      // On iOS an on-screen keyboard resizes only the visual viewport.
      window.visualViewport?.addEventListener('resize', forget, options);
      return { destroy: () => listening.abort() };
    },
    props: { handleScrollToSelection: scrollToSelection },
  });
}

interface Standing {
  readonly head: number;
  readonly paragraph: number;
  /** How many characters can be typed before the caret may reach an edge of the window. */
  readonly left: number;
}

const standings = new WeakMap<EditorView, Standing>();

/** Returns true if ProseMirror has nothing left to do. */
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

import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Height of the caret's line, as a fraction of the window from its top. */
const height = 0.42;

/** A change later than this after a key, in milliseconds, does not count as typed. */
const reach = 1000;

/** Typewriter mode of one editor. */
export interface Typewriter {
  readonly plugin: Plugin;
  readonly set: (isOn: boolean) => void;
}

/**
 * Keeps the line of the caret at a fixed height in the window while typing or moving by keys. It does not move while
 * the user points, scrolls or drags, until the next key. It jumps from line to line without animation.
 */
export function createTypewriter(): Typewriter {
  let isOn = false;
  let pressed = Number.NEGATIVE_INFINITY;
  const isByKeys = () => isOn && performance.now() - pressed < reach;
  const plugin = new Plugin({
    key: new PluginKey('typewriter'),
    view: (view) => {
      const listening = new AbortController();
      const options = { signal: listening.signal, capture: true, passive: true };
      const press = () => {
        pressed = performance.now();
      };
      const point = () => {
        pressed = Number.NEGATIVE_INFINITY;
      };
      // On-screen keyboards send no key events.
      for (const kind of ['keydown', 'beforeinput']) window.addEventListener(kind, press, options);
      for (const kind of ['pointerdown', 'wheel', 'touchmove']) window.addEventListener(kind, point, options);
      let frame = 0;
      return {
        update: ({ state }, before) => {
          if (frame !== 0 || !isByKeys()) return;
          if (state.doc === before.doc && state.selection.eq(before.selection)) return;
          // Measured when the browser lays out the page anyway.
          frame = requestAnimationFrame(() => {
            frame = 0;
            hold(view);
          });
        },
        destroy: () => {
          listening.abort();
          cancelAnimationFrame(frame);
        },
      };
    },
    props: { handleScrollToSelection: isByKeys },
  });
  return {
    plugin,
    set: (next) => {
      isOn = next;
    },
  };
}

/** Scrolls the line of the caret to its height. */
export function hold(view: EditorView): void {
  if (view.isDestroyed || !view.hasFocus()) return;
  const { top, bottom } = view.coordsAtPos(view.state.selection.head, 1);
  // An on-screen keyboard covers part of the window.
  const visible = window.visualViewport?.height ?? window.innerHeight;
  const by = (top + bottom) / 2 - visible * height;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
}

import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Where the line of the caret stays: this part of the window from its top. */
const height = 0.42;

/** A change that comes later than this after a key was not typed, in milliseconds. */
const reach = 1000;

/** Typewriter mode of one editor. */
export interface Typewriter {
  readonly plugin: Plugin;
  readonly set: (isOn: boolean) => void;
}

/**
 * Keeps the line of the caret at one height of the window while one types or moves by keys. Whoever points, scrolls or
 * drags is left alone until the next key. It jumps from line to line without an animation.
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
      // On-screen keyboards send no keys.
      for (const kind of ['keydown', 'beforeinput']) window.addEventListener(kind, press, options);
      for (const kind of ['pointerdown', 'wheel', 'touchmove']) window.addEventListener(kind, point, options);
      let frame = 0;
      return {
        update: ({ state }, before) => {
          if (frame !== 0 || !isByKeys()) return;
          if (state.doc === before.doc && state.selection.eq(before.selection)) return;
          // Measured when the page is laid out anyway.
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

/** Brings the line of the caret to its height. */
export function hold(view: EditorView): void {
  if (view.isDestroyed || !view.hasFocus()) return;
  const { top, bottom } = view.coordsAtPos(view.state.selection.head, 1);
  // An on-screen keyboard covers a part of the window.
  const visible = window.visualViewport?.height ?? window.innerHeight;
  const by = (top + bottom) / 2 - visible * height;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
}

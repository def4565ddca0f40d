import type { PluginView } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import { blocksBetween } from '../view/blocks-between.ts';
import { createPause } from '../view/pause.ts';

/** How far beyond the window highlights are drawn, and the distance below which more are drawn, in windows. */
const [ahead, near] = [1.5, 0.5];
/** A text of up to this many windows is drawn completely. */
const whole = 4;
/** How long the text must be unchanged before it is measured, in milliseconds. */
const rest = 400;

/** Stores the reach of a view: a range of the document, or null for all of it. */
export interface ReachStore {
  readonly read: () => Range | null;
  readonly write: (reach: Range | null) => void;
}

/** Keeps the reach around the window after scrolling or resizing, and once a changed text is at rest. */
export function watchReach(view: EditorView, reach: ReachStore): PluginView {
  let frame: number | undefined;
  const measure = () => {
    frame = undefined;
    if (view.isDestroyed) return;
    const height = document.documentElement.clientHeight;
    if (view.dom.getBoundingClientRect().height <= whole * height) {
      if (reach.read() !== null) reach.write(null);
      return;
    }
    const between = (windows: number) => blocksBetween(view, -windows * height, (1 + windows) * height);
    const known = reach.read();
    const needed = between(near);
    if (!known || needed.from < known.from || needed.to > known.to) reach.write(between(ahead));
  };
  const soon = () => {
    frame ??= requestAnimationFrame(measure);
  };
  const pause = createPause(soon);
  pause.restart(0);

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const kind of ['scroll', 'resize']) window.addEventListener(kind, soon, options);
  return {
    update: ({ state }, before) => {
      if (state.doc !== before.doc) pause.restart(rest);
    },
    destroy: () => {
      listening.abort();
      pause.stop();
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

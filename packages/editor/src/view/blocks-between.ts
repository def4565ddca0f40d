import type { EditorView } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';

/** The range of the top-level blocks between two heights in the window, in pixels from its top. */
export function blocksBetween(view: EditorView, top: number, bottom: number): Range {
  const { doc } = view.state;
  const starts: number[] = [];
  doc.forEach((_block, start) => starts.push(start));
  const first = firstIndex(starts, (start) => edgesOf(view, start).bottom >= top);
  const behind = firstIndex(starts, (start) => edgesOf(view, start).top > bottom);
  return { from: starts[first] ?? doc.content.size, to: starts[behind] ?? doc.content.size };
}

/** Binary search for the first item that fits; all items after it fit too. */
function firstIndex(items: readonly number[], fits: (item: number) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && fits(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function edgesOf(view: EditorView, start: number): { readonly top: number; readonly bottom: number } {
  const element = view.nodeDOM(start);
  return element instanceof Element ? element.getBoundingClientRect() : view.coordsAtPos(start);
}

import { breakpoints } from '@octavo/ui/theme/scale';
import type { EditorView } from '@tiptap/pm/view';
import { readableRoom } from './readable-room.ts';

/** The part of the window that is free for the text. */
interface FreeRoom {
  /** From the top, in pixels. */
  readonly top: number;
  /** As a fraction of the height of a small and of a large window. */
  readonly bottom: readonly [small: number, large: number];
}

/** Scrolls words into the free part of the window without moving the caret. */
export function scrollIntoReading(
  view: EditorView,
  { from, to }: { readonly from: number; readonly to: number },
  { top: free, bottom: [small, large] }: FreeRoom,
): void {
  const { top } = view.coordsAtPos(from, 1);
  const { bottom } = view.coordsAtPos(to, -1);
  const { clientWidth, clientHeight } = document.documentElement;
  const part = clientWidth < breakpoints.panel ? small : large;
  const last = Math.min(clientHeight * part, readableRoom().bottom);
  if (top < free) window.scrollBy({ top: top - free });
  else if (bottom > last) window.scrollBy({ top: Math.min(bottom - last, top - free) });
}

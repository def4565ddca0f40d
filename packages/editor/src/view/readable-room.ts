/** The area in which text can be read, in pixels from the top of the window. */
export interface ReadableRoom {
  readonly top: number;
  readonly bottom: number;
}

/** Distance from the edge of the area after scrolling, in pixels. */
const margin = 12;

/** The window without the bars over it, given by the page's scroll padding, and without an on-screen keyboard. */
export function readableRoom(): ReadableRoom {
  const { clientHeight } = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  return {
    top: Math.max(pixels(scrollPaddingTop), offsetTop),
    bottom: Math.min(clientHeight - pixels(scrollPaddingBottom), offsetTop + height),
  };
}

/**
 * Scrolls the window until a line or picture is inside the area, giving priority to its top; returns whether it
 * scrolled.
 */
export function scrollIntoRoom(box: ReadableRoom, room: ReadableRoom): boolean {
  const toTop = box.top - room.top - margin;
  const toBottom = box.bottom - room.bottom + margin;
  if (box.top < room.top) window.scrollBy({ top: toTop, behavior: 'instant' });
  else if (box.bottom > room.bottom) window.scrollBy({ top: Math.min(toBottom, toTop), behavior: 'instant' });
  else return false;
  return true;
}

/** Without scroll padding, the value is `auto`. */
function pixels(length: string): number {
  const value = Number.parseFloat(length);
  return Number.isNaN(value) ? 0 : value;
}

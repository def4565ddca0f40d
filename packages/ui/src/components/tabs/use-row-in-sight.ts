import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** How far a row fades where it goes on, in pixels; as in `tabs.css.ts`. */
const fade = 24;

/** Keeps the chosen tab in sight, and marks the edges behind which the row goes on: `data-before`, `data-after`. */
export function useRowInSight(row: RefObject<HTMLElement | null>, chosen: string, count: number): void {
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[data-state="active"]');
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const room = list.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const before = left - fade - room.left;
    const after = right + fade - room.right;
    if (before < 0) list.scrollLeft += before;
    else if (after > 0) list.scrollLeft += after;
  }, [row, chosen]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const passed = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - passed;
      element.toggleAttribute('data-before', passed > 1);
      element.toggleAttribute('data-after', left > 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    // A name or a count that changes makes its tab wider, and the row stays as wide as it is.
    for (const tab of element.children) sizes.observe(tab);
    const listening = new AbortController();
    element.addEventListener('scroll', mark, { signal: listening.signal, passive: true });
    return () => {
      sizes.disconnect();
      listening.abort();
    };
  }, [row, count]);
}

import { type RefObject, useEffect, useRef } from 'react';
import type { LaidOutChart } from './laid-out.ts';

/**
 * Scrolls a chart that is wider than its frame sideways until the highlighted state is visible; the page itself does
 * not scroll.
 */
export function useLitInSight(
  placed: LaidOutChart | null,
  lit: readonly string[],
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = scroller.current;
    const boxes = placed?.nodes.flatMap(({ node, box }) => (lit.includes(node.id) ? [box] : [])) ?? [];
    if (!frame || boxes.length === 0) return;
    const start = Math.min(...boxes.map(({ x }) => x));
    const end = Math.max(...boxes.map(({ x, width }) => x + width));
    const isInSight = start >= frame.scrollLeft && end <= frame.scrollLeft + frame.clientWidth;
    if (!isInSight) frame.scrollTo({ left: (start + end - frame.clientWidth) / 2 });
  }, [placed, lit]);
  return scroller;
}

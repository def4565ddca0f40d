import { useEffect, useState } from 'react';
import type { OutlineHeading } from '../outline/index.ts';

/** How far below the top of the window a heading counts as reached, in pixels. */
const reached = 120;

/** The heading above what the reader sees. */
export function useCurrentHeading(headings: readonly OutlineHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        const above = headings.findLast(
          ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reached,
        );
        setCurrent(above?.id ?? null);
      });
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', look);
    };
  }, [headings]);
  return current;
}

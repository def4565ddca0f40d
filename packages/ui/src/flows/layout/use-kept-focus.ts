import { useEffect, useRef } from 'react';

/** Whoever had the focus in a row that has left the list goes on at the heading of the page. */
export function useKeptFocus(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const isShorter = rows < before.current;
    before.current = rows;
    if (!isShorter || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content h1[tabindex]')?.focus({ preventScroll: true });
  }, [rows]);
}

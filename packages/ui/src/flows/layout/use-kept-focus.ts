import { useEffect, useRef } from 'react';

/** When the focused row leaves the list, the page's heading takes the focus. */
export function useKeptFocus(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const isShorter = rows < before.current;
    before.current = rows;
    if (!isShorter || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content h1[tabindex]')?.focus({ preventScroll: true });
  }, [rows]);
}

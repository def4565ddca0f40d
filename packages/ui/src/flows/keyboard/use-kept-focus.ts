import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a section changes and the focused element has gone with its old content, its first button takes the focus; of a
 * choice, that is the chosen one.
 *
 * @param shown identifies what the section shows
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const buttons = section.current?.querySelectorAll('button') ?? [];
    const first = [...buttons].find((button) => button.closest('[inert]') === null);
    const chosen = first?.parentElement?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]');
    (chosen ?? first)?.focus();
  }, [section, shown]);
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a section shows something else and what had the focus has gone with it, its first button takes the focus.
 *
 * @param shown names what the section shows
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const buttons = section.current?.querySelectorAll('button') ?? [];
    [...buttons].find((button) => button.closest('[inert]') === null)?.focus();
  }, [section, shown]);
}

import type { KeyboardEvent } from 'react';

/** Moves the focus along the buttons of a toolbar (WAI-ARIA toolbar pattern); Escape calls `onEscape`. */
export function useArrowKeys(onEscape: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
    const here = buttons.findIndex((button) => button === document.activeElement);
    const next = nextIndex(event.key, here, buttons.length);
    if (next === null || here === -1) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}

function nextIndex(key: string, here: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % length;
    case 'ArrowLeft':
      return (here - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

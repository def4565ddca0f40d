import { useEffect, useEffectEvent } from 'react';
import { isOfComposition } from '../../typing/index.ts';

/**
 * Closes an open drawer by Escape where the focus stays when a shortcut opens it: in the text, which sends an event for
 * an Escape that it has no use for, or on the page itself.
 */
export function useEscapeInText(isOpen: boolean, close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || isOfComposition(event);
    if (event.key === 'Escape' && !isTaken && event.target === document.body) close();
  });
  const onUnused = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    document.addEventListener('unused-escape', onUnused, { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}

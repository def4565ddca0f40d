import { useEffect, useEffectEvent } from 'react';
import { breakpoints } from '../../theme/scale.ts';

/** Below this width the drawer covers the whole text. */
const covered = `(width < ${breakpoints.arrow}px)`;

/** Closes an open drawer that covers the text when the reader continues typing. */
export function useCloseWhileWriting(isOpen: boolean, close: () => void): void {
  const onInput = useEffectEvent(({ target }: InputEvent) => {
    const isText = target instanceof HTMLElement && target.isContentEditable;
    if (isText && window.matchMedia(covered).matches) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    document.addEventListener('beforeinput', onInput, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';
import { breakpoints } from '../../theme/scale.ts';

/** As wide as the drawer, which leaves no line of the text in sight beside itself. */
const covered = `(width < ${breakpoints.arrow}px)`;

/** Closes an open drawer that would cover the text when somebody goes on writing in it. */
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

import { useContext, useEffect, useRef } from 'react';
import { untilStill } from '../../typing/until-still.ts';
import { Unasked } from './unasked.ts';

/** How long the keyboard must be still, in milliseconds: more than it takes to notice that something has opened. */
const keysOnTheirWay = 600;

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * A dialog that opens unprompted leaves the focus where it was until typing has stopped, so that the keys reach the
 * text. It does not close before that either.
 */
export function useLateFocus() {
  const isUnasked = useContext(Unasked);
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  function take(event: Event) {
    if (!isUnasked || event.defaultPrevented || document.activeElement === document.body) return;
    const content = event.currentTarget;
    if (!(content instanceof HTMLElement)) return;
    event.preventDefault();
    const controller = new AbortController();
    waiting.current = controller;
    void untilStill({ length: keysOnTheirWay, signal: controller.signal }).then(() => {
      waiting.current = null;
      (content.querySelector<HTMLElement>(focusable) ?? content).focus({ preventScroll: true });
    });
  }

  function keepOpen(event: Event) {
    if (waiting.current !== null) event.preventDefault();
  }

  return { take, keepOpen };
}

import type { ScrollIndicatorActor } from '@octavo/machines/scroll-indicator';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as css from './scroll-indicator.css.ts';

export interface ScrollIndicatorProps {
  readonly actor: ScrollIndicatorActor;
}

/**
 * A mark at the edge of the text that shows the scroll position; screen readers have the browser's own scrollbar.
 * Updated once per frame, directly in the DOM. A text that becomes shorter than the window scrolls as well, but needs
 * no mark.
 */
export function ScrollIndicator({ actor }: ScrollIndicatorProps) {
  const isShown = useSelector(actor, (state) => state.hasTag('visible'));
  const way = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!way.current) return;
      const most = document.documentElement.scrollHeight - innerHeight;
      way.current.hidden = most <= 0;
      way.current.style.transform = `translateY(${shareAbove(most) * 100}%)`;
    };
    const scrolled = () => {
      actor.send({ type: 'scroll' });
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scrolled);
    };
  }, [actor]);

  return (
    <div aria-hidden className={css.place}>
      <div data-part="scroll-indicator" className={css.groove} data-shown={isShown ? '' : undefined}>
        <div ref={way} className={css.way}>
          <div className={css.mark} />
        </div>
      </div>
    </div>
  );
}

/** The scroll position as a share of `most` pixels, from 0 to 1. */
const shareAbove = (most: number): number => (most <= 0 ? 0 : Math.min(1, Math.max(0, scrollY / most)));

import { useEffect, useEffectEvent, useRef } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './confetti.css.ts';
import { throwConfetti } from './throw-confetti.ts';

export interface ConfettiProps extends Omit<RootProps<'div'>, 'children'> {
  /** Called when the animation has ended; immediately with reduced motion. */
  readonly onDone?: () => void;
}

/**
 * Confetti in the theme's colours, thrown once on mount to celebrate what the words next to it say. Nothing is drawn
 * with reduced motion.
 */
export function Confetti({ onDone, ...rest }: ConfettiProps) {
  const ground = useRef<HTMLCanvasElement>(null);
  const done = useEffectEvent(() => onDone?.());

  useEffect(() => (ground.current === null ? undefined : throwConfetti(ground.current, done)), []);

  return (
    <div {...rest} aria-hidden className={css.air}>
      <canvas ref={ground} className={css.canvas} />
    </div>
  );
}

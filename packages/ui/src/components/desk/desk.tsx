import type { ComponentProps } from 'react';
import * as css from './desk.css.ts';

export interface DeskProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The content of the start edge. */
  readonly sidebar: React.ReactNode;
}

/**
 * Each raindrop: left edge and top in per cent, length in px, and its colour. The first five are next to the sidebar.
 */
const drops = [
  { x: 2, y: 48, length: 96, color: 'border' },
  { x: 6.4, y: 52, length: 70, color: 'accent' },
  { x: 10.3, y: 49, length: 84, color: 'ai' },
  { x: 4.6, y: 50, length: 88, color: 'ai' },
  { x: 14.9, y: 46.5, length: 96, color: 'accent' },
  { x: 77.8, y: 82, length: 100, color: 'border' },
  { x: 88, y: 78, length: 110, color: 'accent' },
  { x: 95.5, y: 84, length: 82, color: 'ai' },
] as const;

/**
 * The background of every page: a desk of paper, a desk under a lamp, or a street in the rain, depending on the theme.
 */
export function Desk({ sidebar, children, ...rest }: DeskProps) {
  return (
    <div {...rest} className={css.desk}>
      <div className={css.rain} aria-hidden>
        {drops.map(({ x, y, length, color }) => (
          <i
            key={x}
            className={css.drop[color]}
            style={{ insetInlineStart: `${x}%`, top: `${y}%`, height: length }}
          />
        ))}
      </div>
      {sidebar}
      <div className={css.main}>{children}</div>
    </div>
  );
}

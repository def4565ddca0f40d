import type { ComponentProps } from 'react';
import * as css from './desk.css.ts';

export interface DeskProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The content of the start edge. */
  readonly sidebar: React.ReactNode;
}

/**
 * Each raindrop: left edge and top in per cent, length in px, and which of the theme's two rain colours. The first five are
 * next to the sidebar.
 */
const drops = [
  { x: 2, y: 48, length: 96, color: 'var(--octavo-border-strong)' },
  { x: 6.4, y: 52, length: 70, color: 'var(--octavo-accent-base)' },
  { x: 10.3, y: 49, length: 84, color: 'var(--octavo-ai-base)' },
  { x: 4.6, y: 50, length: 88, color: 'var(--octavo-ai-base)' },
  { x: 14.9, y: 46.5, length: 96, color: 'var(--octavo-accent-base)' },
  { x: 77.8, y: 82, length: 100, color: 'var(--octavo-border-strong)' },
  { x: 88, y: 78, length: 110, color: 'var(--octavo-accent-base)' },
  { x: 95.5, y: 84, length: 82, color: 'var(--octavo-ai-base)' },
] as const;

/**
 * The background of every page: a desk of paper, a desk under a lamp, or a street in the rain, depending on the theme.
 */
export function Desk({ sidebar, children, ...rest }: DeskProps) {
  return (
    <div {...rest} className={css.desk}>
      <svg className={css.rain} width="100%" height="100%" aria-hidden>
        {drops.map(({ x, y, length, color }) => (
          // Each has its own corner: only Chromium can add pixels to a percentage in an attribute.
          <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible">
            <line y2={length} stroke={color} strokeWidth="1" opacity="0.35" />
          </svg>
        ))}
      </svg>
      {sidebar}
      <div className={css.main}>{children}</div>
    </div>
  );
}

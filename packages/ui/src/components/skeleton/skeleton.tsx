import type { ComponentProps } from 'react';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> {
  /** CSS width of the line it stands for. */
  readonly width: string;
  /** CSS height; a line of text by default. */
  readonly height?: string;
}

/** A placeholder in the shape of what is loading. Silent: the caller announces that something is loading. */
export function Skeleton({ width, height, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={css.skeleton}
      style={height === undefined ? { width } : { width, height }}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import * as css from './top-bar.css.ts';

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'className' | 'style' | 'children'> {
  /** The current place and the link back. */
  readonly start: ReactNode;
  /** Status and actions. */
  readonly end: ReactNode;
}

/** The bar above the page being written. */
export function TopBar({ start, end, ...rest }: TopBarProps) {
  return (
    <header {...rest} className={css.bar}>
      <div className={css.group}>{start}</div>
      <div className={`${css.group} ${css.end}`}>{end}</div>
    </header>
  );
}

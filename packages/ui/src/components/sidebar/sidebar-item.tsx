import type { ComponentProps, ReactNode } from 'react';
import * as css from './sidebar.css.ts';

export interface SidebarItemProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  readonly icon: ReactNode;
  readonly label: string;
  /** A count or a word at the end of the leader. */
  readonly count?: ReactNode;
  /** Whether it is the current place. */
  readonly current?: boolean;
  /** A line stands above it where there is room. */
  readonly startsGroup?: boolean;
}

/** One place in the sidebar. */
export function SidebarItem({
  icon,
  label,
  count,
  current = false,
  startsGroup = false,
  ...rest
}: SidebarItemProps) {
  return (
    <li className={startsGroup ? css.startsGroup : undefined}>
      <a {...rest} className={css.item} aria-current={current ? 'page' : undefined}>
        {current ? <span className={css.thread} aria-hidden /> : null}
        <span className={css.itemIcon}>{icon}</span>
        {label}
        {count === undefined ? null : (
          <>
            <span className={css.leader} aria-hidden />
            <span className={css.count}>{count}</span>
          </>
        )}
      </a>
    </li>
  );
}

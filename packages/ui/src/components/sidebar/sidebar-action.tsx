import type { ComponentProps, ReactNode } from 'react';
import * as css from './sidebar.css.ts';

export interface SidebarActionProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly icon: ReactNode;
  readonly label: string;
}

/** Something to press at the foot of the sidebar; icon over label where the sidebar is slim. */
export function SidebarAction({ icon, label, ...rest }: SidebarActionProps) {
  return (
    <button type="button" {...rest} className={css.item}>
      <span className={css.itemIcon}>{icon}</span>
      {label}
    </button>
  );
}

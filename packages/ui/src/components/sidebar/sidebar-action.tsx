import type { ComponentProps, ReactNode } from 'react';
import * as css from './sidebar.css.ts';

export interface SidebarActionProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly icon: ReactNode;
  readonly label: string;
}

/** A button at the foot of the sidebar; the icon is above the label when the sidebar is slim. */
export function SidebarAction({ icon, label, ...rest }: SidebarActionProps) {
  return (
    <button type="button" {...rest} className={css.item}>
      <span className={css.itemIcon}>{icon}</span>
      {label}
    </button>
  );
}

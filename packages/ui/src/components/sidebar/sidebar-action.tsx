import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import * as css from './sidebar.css.ts';

export interface SidebarActionProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly icon: ReactNode;
  readonly label: string;
  /** What the label leaves out, shown on hover and focus. */
  readonly hint?: string | undefined;
  /** The shortcut, shown after the hint. */
  readonly shortcut?: string | undefined;
}

/** A button at the foot of the sidebar; the icon is above the label when the sidebar is slim. */
export function SidebarAction({ icon, label, hint, shortcut, ...rest }: SidebarActionProps) {
  const button = (
    <button type="button" {...rest} className={css.item}>
      <span className={css.itemIcon}>{icon}</span>
      {label}
    </button>
  );
  if (hint === undefined && shortcut === undefined) return button;
  return (
    <Tooltip label={hint ?? label} shortcut={shortcut} side="right">
      {button}
    </Tooltip>
  );
}

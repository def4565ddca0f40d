import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import * as css from './sidebar.css.ts';

export interface SidebarActionProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly icon: ReactNode;
  readonly label: string;
  /** What the label leaves out, shown on hover and focus, and read as the button's description. */
  readonly hint?: string | undefined;
  /** The shortcut, shown after the hint. */
  readonly shortcut?: string | undefined;
}

/** A button at the foot of the sidebar; the icon is above the label when the sidebar is slim. */
export function SidebarAction({ icon, label, hint, shortcut, ...rest }: SidebarActionProps) {
  const id = useId();
  const describes = hint !== undefined && hint !== label && hint !== rest['aria-label'];
  const button = (
    <button
      type="button"
      {...rest}
      aria-describedby={describes ? id : rest['aria-describedby']}
      className={css.item}
    >
      <span className={css.itemIcon}>{icon}</span>
      {label}
      {describes ? (
        <span id={id} hidden>
          {hint}
        </span>
      ) : null}
    </button>
  );
  if (hint === undefined && shortcut === undefined) return button;
  return (
    <Tooltip label={hint ?? label} shortcut={shortcut} side="right">
      {button}
    </Tooltip>
  );
}

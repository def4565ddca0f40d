import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import * as css from './menu.css.ts';

/** The content of an action in any menu. */
export interface ItemContentProps {
  readonly icon?: LucideIcon | undefined;
  /** The shortcut, shown at the end of the item. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

export function ItemContent({ icon, shortcut, children }: ItemContentProps) {
  return (
    <>
      {icon === undefined ? null : <Icon of={icon} size={16} />}
      {children}
      {shortcut === undefined ? null : (
        <span className={css.shortcut}>
          <Kbd aria-hidden>{shortcut}</Kbd>
        </span>
      )}
    </>
  );
}

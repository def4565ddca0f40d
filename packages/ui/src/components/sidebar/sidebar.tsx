import type { ComponentProps, ReactNode } from 'react';
import * as css from './sidebar.css.ts';

export interface SidebarProps extends Omit<ComponentProps<'aside'>, 'className' | 'style' | 'children'> {
  /** Names the landmark. */
  readonly label: string;
  readonly collapsed: boolean;
  /** Whether the drawer is open; the sidebar is a drawer below 1024 px. */
  readonly drawerOpen: boolean;
  readonly onScrimPress: () => void;
  /** The button that opens and closes the drawer; shown only on small screens. */
  readonly menuButton: ReactNode;
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** The table of contents: places above, the account's status and the settings below. */
export function Sidebar({
  label,
  collapsed,
  drawerOpen,
  onScrimPress,
  menuButton,
  head,
  children,
  foot,
  ...rest
}: SidebarProps) {
  return (
    <>
      <div className={css.menuButton}>{menuButton}</div>
      {drawerOpen ? <div className={css.scrim} onClick={onScrimPress} aria-hidden /> : null}
      <aside
        {...rest}
        aria-label={label}
        className={css.sidebar}
        data-width={collapsed ? 'collapsed' : 'expanded'}
        data-drawer={drawerOpen ? 'open' : 'closed'}
      >
        <div className={css.head}>{head}</div>
        <nav aria-label={label} className={css.places}>
          <ul className={css.items}>{children}</ul>
        </nav>
        <div className={css.foot}>{foot}</div>
      </aside>
    </>
  );
}

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Menu } from '../../components/menu/index.ts';

export interface OpenedMenuProps {
  readonly trigger: ReactElement;
  /** It was opened by keyboard: the focus goes to its first item. */
  readonly startsAtFirst: boolean;
  /** The id of a note inside it. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A menu that starts open, because it is fetched only when it is opened. */
export function OpenedMenu({ trigger, startsAtFirst, describedBy, children }: OpenedMenuProps) {
  const list = useRef<HTMLDivElement>(null);

  // Radix only notices keyboard use from key presses after it is mounted.
  useEffect(() => {
    if (!startsAtFirst) return;
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [startsAtFirst]);

  return (
    <Menu ref={list} defaultOpen trigger={trigger} aria-describedby={describedBy}>
      {children}
    </Menu>
  );
}

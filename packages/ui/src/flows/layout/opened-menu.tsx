import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Menu } from '../../components/menu/index.ts';

export interface OpenedMenuProps {
  readonly trigger: ReactElement;
  /** It was asked for from the keyboard: the focus goes to its first item. */
  readonly startsAtFirst: boolean;
  /** The id of a note in it. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A menu that is open from the start, since it is fetched when it is asked for. */
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

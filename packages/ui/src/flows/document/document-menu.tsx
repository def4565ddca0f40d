import { type ReactElement, useEffect, useRef } from 'react';
import { Menu } from '../../components/menu/index.ts';
import { documentMenuItems } from './document-menu-items.tsx';

export interface DocumentMenuProps {
  readonly trigger: ReactElement;
  /** It was asked for from the keyboard: the focus goes to its first item. */
  readonly startsAtFirst: boolean;
}

/** What can be done with the document; open from the start, since it is fetched when it is asked for. */
export default function DocumentMenu({ trigger, startsAtFirst }: DocumentMenuProps) {
  const list = useRef<HTMLDivElement>(null);

  // Radix only notices keyboard use from key presses after it is mounted.
  useEffect(() => {
    if (!startsAtFirst) return;
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [startsAtFirst]);

  return (
    <Menu ref={list} defaultOpen trigger={trigger}>
      {documentMenuItems.map((Item) => (
        <Item key={Item.name} />
      ))}
    </Menu>
  );
}

import * as Radix from '@radix-ui/react-context-menu';
import type { ReactElement, ReactNode } from 'react';
import { withExit } from '../exit/index.ts';
import { ItemContent, type ItemContentProps } from '../menu/item-content.tsx';
import * as css from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';

export interface ContextMenuProps {
  /** Names the menu. */
  readonly label: string;
  /** The element that the menu belongs to: one element that takes a ref and props. */
  readonly trigger: ReactElement;
  /** {@link ContextMenuItem}s and {@link ContextMenuSeparator}s. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/**
 * Actions on the element under the pointer: opened by a right click, a long press, the menu key or Shift+F10. None may
 * be available only here.
 */
export function ContextMenu({ label, trigger, children, disabled = false }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild disabled={disabled}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content ref={withExit} aria-label={label} className={css.menu} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ContextMenuItemProps
  extends Omit<RootProps<'div'>, 'onSelect' | 'children'>, ItemContentProps {
  /** Only sends an event: anything it opens does so after the menu has closed. */
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
  /** For destructive actions. */
  readonly danger?: boolean | undefined;
}

/** One action of a {@link ContextMenu}. */
export function ContextMenuItem({
  onSelect,
  icon,
  shortcut,
  disabled = false,
  danger = false,
  children,
  ...rest
}: ContextMenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={danger ? `${css.item} ${css.danger}` : css.item}
      disabled={disabled}
      onSelect={onSelect}
    >
      <ItemContent icon={icon} shortcut={shortcut}>
        {children}
      </ItemContent>
    </Radix.Item>
  );
}

/** A line between groups of actions. */
export function ContextMenuSeparator() {
  return <Radix.Separator className={css.separator} />;
}

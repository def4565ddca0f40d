import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { useExit } from '../exit/index.ts';
import { Icon } from '../icon/index.ts';
import { ItemContent, type ItemContentProps } from './item-content.tsx';
import * as css from './menu.css.ts';

export interface MenuProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'children' | 'align' | 'aria-label'
> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  /** Starts open. */
  readonly defaultOpen?: boolean;
  /** Names the menu; defaults to its trigger's name. */
  readonly label?: string;
  /** Keeps it closed; its trigger stays in place and keeps the focus. */
  readonly isClosed?: boolean;
}

/** Actions behind one button. An item only sends its event; anything it opens does so after the menu has closed. */
export function Menu({
  trigger,
  children,
  align = 'end',
  defaultOpen = false,
  isClosed = false,
  label,
  ref,
  ...rest
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const exit = useExit(ref);
  return (
    <Radix.Root
      modal={false}
      open={isOpen && !isClosed}
      // A press while it is kept closed must not open it later.
      onOpenChange={(next) => setIsOpen(next && !isClosed)}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          ref={exit}
          className={css.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(label === undefined ? {} : { 'aria-label': label })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps
  extends
    Omit<ComponentProps<typeof Radix.Item>, 'className' | 'style' | 'children' | 'onSelect' | 'asChild'>,
    ItemContentProps {
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** For destructive actions. */
  readonly danger?: boolean;
}

export function MenuItem({
  children,
  onSelect,
  icon,
  shortcut,
  disabled = false,
  danger = false,
  ...rest
}: MenuItemProps) {
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

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined;
}

export interface MenuChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly MenuOption[];
  readonly onChoose: (value: string) => void;
}

/** A choice of one among several, inside a menu. */
export function MenuChoice({ label, value, options, onChoose }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value ?? ''} onValueChange={onChoose}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={css.item}
          lang={option.lang}
          disabled={option.refusal !== undefined}
        >
          <span className={css.tick}>
            <Radix.ItemIndicator>
              <Icon of={Check} />
            </Radix.ItemIndicator>
          </span>
          {option.label}
          {option.refusal === undefined ? null : <span className={css.refusal}>{option.refusal}</span>}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className={css.separator} />;
}

export interface MenuNoteProps {
  /** The menu refers to it as its description. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A note about the menu's purpose. It cannot be chosen. */
export function MenuNote({ id, children }: MenuNoteProps) {
  return (
    <Radix.Label id={id} className={css.note}>
      {children}
    </Radix.Label>
  );
}

import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { card } from '../corner/corner.css.ts';
import { content } from './popover.css.ts';

export interface PopoverProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'children' | 'align' | 'aria-label'
> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names what opens. */
  readonly label: string;
  /** The button that opens it and gets the focus back: one element that takes a ref and props. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** A few controls beside the button that they belong to. Escape and a press outside close it. */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  align = 'start',
  children,
  ...rest
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          aria-label={label}
          className={`${card} ${content}`}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

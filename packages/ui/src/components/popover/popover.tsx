import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { card } from '../corner/corner.css.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
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
  const button = useRef<HTMLButtonElement>(null);
  const focus = useReturnedFocus();

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            focus.remember();
            rest.onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            // The button has the focus back, unless it has gone together with what it opened.
            if (!button.current?.isConnected) focus.giveBack(event);
          }}
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

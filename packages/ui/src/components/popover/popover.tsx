import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { card } from '../corner/corner.css.ts';
import { useExit } from '../exit/index.ts';
import { content } from './popover.css.ts';

export interface PopoverProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'className' | 'style' | 'children' | 'align' | 'aria-label'
> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the popover. */
  readonly label: string;
  /** The button that opens it and gets the focus back: one element that takes a ref and props. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** A few controls next to the button that they belong to. Escape and a press outside close it. */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  align = 'start',
  children,
  ref,
  ...rest
}: PopoverProps) {
  const exit = useExit(ref);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  // Set before the content takes the focus: a calendar does so before Radix's callback.
  useLayoutEffect(() => {
    before.current = open ? (before.current ?? document.activeElement) : null;
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          ref={exit}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event);
            // Returns the focus to the button, unless the button has been removed too.
            if (button.current?.isConnected || document.activeElement !== document.body) return;
            if (!(before.current instanceof HTMLElement)) return;
            event.preventDefault();
            before.current.focus();
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

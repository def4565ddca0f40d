import { Slot } from '@radix-ui/react-slot';
import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

// The positioning library is large. If it cannot be fetched there are no tooltips, and everything else works.
const bubble = lazyModule(async () => (await import('./tooltip-bubble.tsx')).default);

/** How long the pointer must rest before the tooltip appears, in milliseconds. */
const rest = 500;

export interface TooltipProps {
  /** A name or a short hint; never the only place for something essential. */
  readonly label: string;
  /** The shortcut. */
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  /** The element being hovered or focused: one element that takes a ref and props. */
  readonly children: ReactElement;
}

/** A few words on hover and on keyboard focus; Escape or a press hides them. */
export function Tooltip({ label, shortcut, side = 'bottom', align = 'center', children }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(bubble, isOpen);

  useEffect(() => () => clearTimeout(timer.current), []);

  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  function hover({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), rest);
  }

  function focus({ currentTarget }: FocusEvent) {
    if (currentTarget.matches(':focus-visible')) setOpen(true);
  }

  return (
    <>
      <Slot
        ref={anchor}
        onPointerEnter={hover}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={focus}
        onBlur={hide}
      >
        {children}
      </Slot>
      {isOpen && code.status === 'ready' ? (
        <code.value
          anchor={anchor}
          label={label}
          shortcut={shortcut}
          side={side}
          align={align}
          onClose={hide}
        />
      ) : null}
    </>
  );
}

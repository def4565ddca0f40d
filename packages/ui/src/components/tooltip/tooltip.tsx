import { Slot } from '@radix-ui/react-slot';
import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

// What places it is fetched with the first tooltip that is wanted: a page is there before anybody hovers.
const Bubble = lazy(() => import('./tooltip-bubble.tsx'));

/** Milliseconds that a pointer rests before words appear. */
const rest = 500;

export interface TooltipProps {
  /** The words; a name or a short hint, never the only place of something needed. */
  readonly label: string;
  /** Keys that do the same. */
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  /** What is hovered or focused: one element that takes a ref and props. */
  readonly children: ReactElement;
}

/** A few words on hover and on keyboard focus; Escape and a press take them away. */
export function Tooltip({ label, shortcut, side = 'bottom', align = 'center', children }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

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
      {isOpen ? (
        <Suspense>
          <Bubble
            anchor={anchor}
            label={label}
            shortcut={shortcut}
            side={side}
            align={align}
            onClose={hide}
          />
        </Suspense>
      ) : null}
    </>
  );
}

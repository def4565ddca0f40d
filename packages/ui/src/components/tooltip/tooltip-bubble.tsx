import * as Popper from '@radix-ui/react-popper';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { control } from '../corner/corner.css.ts';
import { Kbd } from '../kbd/index.ts';
import { content } from './tooltip.css.ts';
import type { TooltipProps } from './tooltip.tsx';

export interface TooltipBubbleProps extends Required<Pick<TooltipProps, 'label' | 'side' | 'align'>> {
  readonly shortcut: string | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * The text of a tooltip. It repeats the name of its element, so it is hidden from screen readers, and it is not a layer
 * of its own: a popover here would break the focus trap of the dialog around it.
 */
export default function TooltipBubble({ anchor, label, shortcut, side, align, onClose }: TooltipBubbleProps) {
  useEscape(onClose);

  return (
    <Popper.Root>
      {/* The element itself, so that the text follows it when it moves. */}
      <Popper.Anchor virtualRef={{ current: anchor.current ?? nowhere }} />
      {createPortal(
        <Popper.Content
          role="tooltip"
          aria-hidden
          className={`${control} ${content}`}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {label}
          {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
        </Popper.Content>,
        // A modal dialog is in the top layer, so its tooltips have to be rendered inside it.
        anchor.current?.closest(':modal') ?? document.body,
      )}
    </Popper.Root>
  );
}

/** In the capture phase: Escape closes the tooltip first, and the dialog below it on the next press. */
function useEscape(onClose: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

const nowhere = { getBoundingClientRect: () => new DOMRect() };

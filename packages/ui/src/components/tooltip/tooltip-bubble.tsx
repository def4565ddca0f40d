import * as Radix from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { control } from '../corner/corner.css.ts';
import { Kbd } from '../kbd/index.ts';
import { content } from './tooltip.css.ts';
import type { TooltipProps } from './tooltip.tsx';

export interface TooltipBubbleProps extends Required<Pick<TooltipProps, 'label' | 'side' | 'align'>> {
  readonly shortcut: string | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The words of a tooltip. They repeat the name of what they stand beside, so they are not said a second time. */
export default function TooltipBubble({ anchor, label, shortcut, side, align, onClose }: TooltipBubbleProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={{ current: { getBoundingClientRect: () => placeOf(anchor.current) } }} />
      <Radix.Portal>
        <Radix.Content
          role="tooltip"
          aria-hidden
          className={`${control} ${content}`}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {label}
          {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function placeOf(element: HTMLElement | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

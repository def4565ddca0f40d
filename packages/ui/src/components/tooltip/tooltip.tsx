import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { control } from '../corner/corner.css.ts';
import { Kbd } from '../kbd/index.ts';
import { content } from './tooltip.css.ts';

export interface TooltipProps extends Pick<Radix.TooltipContentProps, 'side' | 'align'> {
  /** The words; a name or a short hint, never the only place of something needed. */
  readonly label: string;
  /** Keys that do the same. */
  readonly shortcut?: string | undefined;
  /** What is hovered or focused: one element that takes a ref and props. */
  readonly children: ReactElement;
}

/** A few words on hover and focus. */
export function Tooltip({ label, shortcut, side = 'bottom', align = 'center', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={`${control} ${content}`}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
          >
            {label}
            {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

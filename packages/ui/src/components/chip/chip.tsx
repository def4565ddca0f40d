import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './chip.css.ts';
import { chip } from './chip.variants.ts';

export interface ChipProps extends RootProps<'button'> {
  /** The colour while it is pressed: the accent or the AI colour. */
  readonly tone?: 'accent' | 'ai' | undefined;
  /** 24, 28 or 36 px high. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** For use next to more important text: a faint border until hovered. */
  readonly isQuiet?: boolean | undefined;
  /** Whether it is on; for a chip that can be toggled. */
  readonly pressed?: boolean;
  /** Shown before the word. */
  readonly icon?: LucideIcon;
  /** Indicates what pressing does, such as a chevron for a menu. */
  readonly iconEnd?: LucideIcon;
}

/** A short word to press: a filter, one of a few choices, a small action. */
export function Chip({ pressed, icon, iconEnd, tone, size, isQuiet, type, children, ...rest }: ChipProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-pressed={pressed}
      {...rest}
      className={chip({ tone, size, isQuiet })}
    >
      {icon === undefined ? null : <Icon of={icon} size={14} />}
      <span className={css.label}>{children}</span>
      {iconEnd === undefined ? null : <Icon of={iconEnd} size={14} />}
    </button>
  );
}

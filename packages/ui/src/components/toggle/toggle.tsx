import * as Radix from '@radix-ui/react-toggle';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import { toggle } from './toggle.variants.ts';

export interface ToggleProps extends Omit<RootProps<'button'>, 'aria-pressed' | 'onToggle'> {
  /** Whether it is on. Its label stays the same: it names what is on. */
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
  readonly icon?: LucideIcon | undefined;
  /** The change is being saved. The focus stays; presses are ignored. */
  readonly busy?: boolean | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A toggle button with a label. For a setting with a hint use a SwitchField, for a tag a Chip. */
export function Toggle({
  pressed,
  onPressedChange,
  icon,
  busy = false,
  size,
  children,
  ...rest
}: ToggleProps) {
  return (
    <Radix.Root
      {...rest}
      pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={toggle({ size })}
      onPressedChange={(next) => {
        if (!busy) onPressedChange(next);
      }}
    >
      {busy ? <Spinner size={16} /> : icon === undefined ? null : <Icon of={icon} />}
      {children}
    </Radix.Root>
  );
}

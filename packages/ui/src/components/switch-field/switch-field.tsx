import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './switch-field.css.ts';

export interface SwitchFieldProps extends Omit<
  RootProps<'button'>,
  'children' | 'value' | 'defaultChecked' | 'type' | 'role' | 'aria-checked' | 'onChange'
> {
  readonly label: string;
  /** What is different while it is on. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** Something that is on or off, at once. `ref` and other props reach the switch. */
export function SwitchField({ label, hint, id, ...rest }: SwitchFieldProps) {
  const madeUp = useId();
  const switchId = id ?? madeUp;
  const hintId = `${switchId}-hint`;
  return (
    <div className={css.root}>
      <div className={css.words}>
        <label htmlFor={switchId} className={css.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={hintId} className={css.hint}>
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        {...rest}
        id={switchId}
        aria-describedby={hint === undefined ? undefined : hintId}
        className={css.track}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </div>
  );
}

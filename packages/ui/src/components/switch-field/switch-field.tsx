import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './switch-field.css.ts';

export interface SwitchFieldProps extends Omit<
  RootProps<'button'>,
  'children' | 'value' | 'defaultChecked' | 'type' | 'role' | 'aria-checked' | 'onChange'
> {
  /** Names what is on; shown before the switch, and toggles it too. */
  readonly label: string;
  /** What changes while it is on. */
  readonly hint?: string | undefined;
  /** Whether it is on. */
  readonly checked: boolean;
  /** The change is being saved. The focus stays; presses are ignored. */
  readonly busy?: boolean | undefined;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A setting that is on or off, with immediate effect. `ref` and other props reach the switch. */
export function SwitchField({ label, hint, id, busy = false, onCheckedChange, ...rest }: SwitchFieldProps) {
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
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        aria-describedby={hint === undefined ? undefined : hintId}
        className={css.track}
        onCheckedChange={(next) => {
          if (!busy) onCheckedChange(next);
        }}
      >
        {busy ? (
          <span className={css.loader}>
            <Spinner size={12} />
          </span>
        ) : null}
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </div>
  );
}

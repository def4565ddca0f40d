import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { ChoiceLine } from '../choice-line/index.ts';
import { markBox } from '../choice-line/mark-box.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<
  RootProps<'button'>,
  'children' | 'value' | 'defaultChecked' | 'type' | 'role' | 'aria-checked' | 'onChange'
> {
  readonly label: string;
  /** What checking it means. */
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it. */
  readonly error?: string | undefined;
  /** `'indeterminate'` where only part of what it stands for is checked. */
  readonly checked: boolean | 'indeterminate';
  /** Pressing an unchecked or indeterminate box checks it. */
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A yes-or-no choice, sent with a form or applying to one of several things. `ref` and other props reach the box. */
export function Checkbox({ label, hint, error, id, checked, onCheckedChange, ...rest }: CheckboxProps) {
  const madeUp = useId();
  return (
    <ChoiceLine id={id ?? madeUp} label={label} hint={hint} error={error} disabled={rest.disabled ?? false}>
      {(control) => (
        <Radix.Root
          {...rest}
          {...control}
          checked={checked}
          className={`${markBox} ${css.box}`}
          onCheckedChange={(next) => onCheckedChange(next === true)}
        >
          <Radix.Indicator className={css.mark}>
            <Icon of={checked === 'indeterminate' ? Minus : Check} size={14} />
          </Radix.Indicator>
        </Radix.Root>
      )}
    </ChoiceLine>
  );
}

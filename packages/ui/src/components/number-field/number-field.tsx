import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './number-field.css.ts';

export interface NumberFieldProps
  extends Omit<RootProps<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange' | 'onBlur'>, FieldTexts {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Stands after the figure, such as "mm". */
  readonly unit?: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Called with numbers between `min` and `max` only. */
  readonly onValueChange: (value: number) => void;
}

/** A number with a least and a most: typed, stepped with the arrow keys, or pressed. `ref` reaches the `<input>`. */
export function NumberField({
  label,
  hint,
  error,
  id,
  value,
  min,
  max,
  step = 1,
  unit,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  onValueChange,
  ...rest
}: NumberFieldProps) {
  // What is being typed may not be a number yet, so it is kept apart until it is one.
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (next: number) => Math.min(max, Math.max(min, next));

  function type(text: string) {
    setDraft(text);
    const next = Number(text);
    if (text.trim() !== '' && next >= min && next <= max) onValueChange(next);
  }

  function leave() {
    const next = draft === null || draft.trim() === '' ? value : clamp(Number(draft));
    if (next !== value && !Number.isNaN(next)) onValueChange(next);
    setDraft(null);
  }

  function press(by: number) {
    setDraft(null);
    onValueChange(clamp(value + by));
  }

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={`${corner} ${field.frame} ${css.frame}`}>
          <IconButton
            icon={Minus}
            size="sm"
            label={decreaseLabel}
            disabled={disabled || value <= min}
            onClick={() => press(-step)}
          />
          <span className={css.figure}>
            <input
              inputMode="decimal"
              {...rest}
              {...control}
              type="number"
              min={min}
              max={max}
              step={step}
              disabled={disabled}
              value={draft ?? value}
              className={`${field.control} ${css.input}`}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
            {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
          </span>
          <IconButton
            icon={Plus}
            size="sm"
            label={increaseLabel}
            disabled={disabled || value >= max}
            onClick={() => press(step)}
          />
        </div>
      )}
    </Field>
  );
}

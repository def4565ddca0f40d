import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import { settledNumber } from './settled-number.ts';
import * as css from './number-field.css.ts';

export interface NumberInputProps extends Omit<
  RootProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'onChange' | 'onBlur' | 'onKeyDown'
> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What the buttons and the arrow keys go by; what is typed is rounded to it. */
  readonly step?: number;
  /** Stands after the figure, such as "mm". */
  readonly unit?: string | undefined;
  /** Names the button that takes one step off. */
  readonly decreaseLabel: string;
  /** Names the button that adds one step. */
  readonly increaseLabel: string;
  /** Called with steps between `min` and `max` only. */
  readonly onValueChange: (value: number) => void;
}

/** The box of a number field, to be tied to its label by whoever draws it. */
export function NumberInput({
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
}: NumberInputProps) {
  // What is being typed may not be a number yet, so it is kept apart until it is one.
  const [draft, setDraft] = useState<string | null>(null);
  const settled = (next: number) => settledNumber(next, { min, max, step }) ?? value;

  function take(next: number) {
    if (next !== value) onValueChange(next);
  }

  function type(text: string) {
    setDraft(text);
    const next = Number(text);
    if (text.trim() !== '' && next === settled(next)) take(next);
  }

  function settle() {
    if (draft !== null && draft.trim() !== '') take(settled(Number(draft)));
    setDraft(null);
  }

  function press(by: number) {
    setDraft(null);
    take(settled(value + by));
  }

  return (
    <div className={`${corner} ${field.frame} ${css.frame}`}>
      <StepButton
        icon={Minus}
        label={decreaseLabel}
        disabled={disabled}
        isAtEnd={value <= min}
        onPress={() => press(-step)}
      />
      <span className={css.figure}>
        <input
          inputMode="decimal"
          {...rest}
          type="number"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={draft ?? value}
          className={`${field.control} ${css.input}`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') settle();
          }}
          onBlur={settle}
        />
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </span>
      <StepButton
        icon={Plus}
        label={increaseLabel}
        disabled={disabled}
        isAtEnd={value >= max}
        onPress={() => press(step)}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly icon: typeof Minus;
  readonly label: string;
  readonly disabled: boolean;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** At the end it only says that it is off: a disabled button would drop the focus of whoever just pressed it. */
function StepButton({ icon, label, disabled, isAtEnd, onPress }: StepButtonProps) {
  return (
    <IconButton
      icon={icon}
      tone="inset"
      size="sm"
      label={label}
      disabled={disabled}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
    />
  );
}

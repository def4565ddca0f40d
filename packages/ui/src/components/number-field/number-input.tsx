import { Minus, Plus } from 'lucide-react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './number-field.css.ts';
import { useFigure } from './use-figure.ts';

export interface NumberInputProps extends Omit<
  RootProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'onChange' | 'onBlur' | 'onKeyDown'
> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Typed values are rounded to it. */
  readonly step?: number;
  /** The amount for the buttons and the arrow keys; one step by default. */
  readonly stride?: number;
  /** The language in which the figure is formatted and parsed. */
  readonly locale?: string | undefined;
  /** Shown after the figure, such as "mm". */
  readonly unit?: string | undefined;
  /** The value with its unit as announced; by default the figure and `unit`. */
  readonly valueText?: string | undefined;
  /** Names the button that decreases the value. */
  readonly decreaseLabel: string;
  /** Names the button that increases the value. */
  readonly increaseLabel: string;
  /** Called only with steps between `min` and `max`. */
  readonly onValueChange: (value: number) => void;
}

/** The box of a number field; the caller links it to its label. */
export function NumberInput({
  value,
  min,
  max,
  step = 1,
  stride = step,
  locale = 'en-US',
  unit,
  valueText,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  onValueChange,
  ...rest
}: NumberInputProps) {
  const { figure, shown, longest, type, settle, press, onKeyDown } = useFigure({
    value,
    min,
    max,
    step,
    stride,
    locale,
    onValueChange,
  });

  return (
    <div className={`${corner} ${field.frame} ${css.frame}`}>
      <StepButton
        icon={Minus}
        label={decreaseLabel}
        disabled={disabled}
        isAtEnd={value <= min}
        onPress={() => press(-1)}
      />
      <span className={css.figure}>
        <span className={css.typed} data-longest={longest}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            // The native number field has no digit grouping.
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={valueText ?? (unit === undefined ? figure : `${figure} ${unit}`)}
            disabled={disabled}
            value={shown}
            className={`${field.control} ${css.input}`}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={settle}
          />
        </span>
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </span>
      <StepButton
        icon={Plus}
        label={increaseLabel}
        disabled={disabled}
        isAtEnd={value >= max}
        onPress={() => press(1)}
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

/** At a limit it is only `aria-disabled`: a disabled button would lose the focus. */
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

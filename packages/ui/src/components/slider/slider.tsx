import * as Radix from '@radix-ui/react-slider';
import { FieldGroup, type FieldTexts } from '../field/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './slider.css.ts';

export interface SliderProps
  extends Omit<RootProps<'span'>, 'children' | 'defaultValue' | 'dir' | 'onChange'>, FieldTexts {
  /** Names it where there is no label above it. */
  readonly 'aria-label'?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value with its unit: announced, and shown next to the label. */
  readonly valueText?: string | undefined;
  /** Uses `valueText` for screen readers only, where the value is already visible. */
  readonly isValueHidden?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Called only with steps between `min` and `max`, while the thumb moves. */
  readonly onValueChange: (value: number) => void;
}

/**
 * An approximate value between a minimum and a maximum. The arrow keys move by a step, Page Up and Page Down by ten,
 * Home and End to the ends. Where the exact figure matters, use a NumberStepper. `ref` and other props reach the root.
 */
export function Slider({
  label,
  hint,
  error,
  id,
  'aria-label': ariaLabel,
  value,
  min,
  max,
  step = 1,
  valueText,
  isValueHidden = false,
  disabled = false,
  onValueChange,
  ...rest
}: SliderProps) {
  const isShown = valueText !== undefined && !isValueHidden;
  const shownValue = isShown ? <span className={css.value}>{valueText}</span> : null;
  return (
    <FieldGroup label={label} labelEnd={shownValue} hint={hint} error={error} id={id}>
      {(group) => (
        <Radix.Root
          {...rest}
          data-invalid={error !== undefined}
          value={[value]}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          className={css.root}
          onValueChange={([next = value]) => onValueChange(next)}
        >
          <Radix.Track className={css.track}>
            <Radix.Range className={css.range} />
          </Radix.Track>
          <Radix.Thumb
            {...group}
            aria-label={ariaLabel}
            aria-valuetext={valueText}
            aria-disabled={disabled || undefined}
            className={css.thumb}
          />
        </Radix.Root>
      )}
    </FieldGroup>
  );
}

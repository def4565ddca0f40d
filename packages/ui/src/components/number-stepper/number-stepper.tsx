import { Field, type FieldTexts } from '../field/index.ts';
import { NumberInput } from '../number-field/index.ts';
import type { RootProps } from '../root-props.ts';
import { Slider } from '../slider/index.ts';
import * as css from './number-stepper.css.ts';

export interface NumberStepperProps
  extends Omit<RootProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'>, FieldTexts {
  /** Names the figure and the slider. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The language in which the figure is formatted and parsed. */
  readonly locale?: string | undefined;
  /** Shown after the figure, such as "words". */
  readonly unit?: string | undefined;
  /** A value with its unit, as announced and as shown at the ends. */
  readonly valueText: (value: number) => string;
  /** Names the button that decreases the value. */
  readonly decreaseLabel: string;
  /** Names the button that increases the value. */
  readonly increaseLabel: string;
  readonly disabled?: boolean | undefined;
  /** Called only with steps between `min` and `max`. */
  readonly onValueChange: (value: number) => void;
}

/**
 * A number from a wide range: set roughly with the slider, then exactly by stepping or typing. Values are clamped and
 * rounded to the step. `ref` and other props reach the element around both.
 */
export function NumberStepper({
  label,
  hint,
  error,
  id,
  value,
  min,
  max,
  step,
  locale,
  unit,
  valueText,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  onValueChange,
  ...rest
}: NumberStepperProps) {
  const bounds = { value, min, max, step, disabled, onValueChange };
  return (
    <div {...rest} className={css.place}>
      <Field label={label} hint={hint} error={error} id={id}>
        {(control) => (
          <div className={css.root}>
            <div className={css.slide} data-invalid={error !== undefined}>
              <Slider aria-label={label} valueText={valueText(value)} isValueHidden {...bounds} />
              <div className={css.ends} aria-hidden>
                <span>{valueText(min)}</span>
                <span>{valueText(max)}</span>
              </div>
            </div>
            <NumberInput
              {...control}
              locale={locale}
              unit={unit}
              valueText={valueText(value)}
              decreaseLabel={decreaseLabel}
              increaseLabel={increaseLabel}
              {...bounds}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

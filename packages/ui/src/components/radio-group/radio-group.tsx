import * as Radix from '@radix-ui/react-radio-group';
import { ChoiceLine } from '../choice-line/index.ts';
import { markBox } from '../choice-line/mark-box.css.ts';
import { FieldGroup, type FieldTexts } from '../field/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<RootProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'>, FieldTexts {
  /** The question. */
  readonly label?: string | undefined;
  /** The answer; `null` before there is one. */
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  readonly onValueChange: (value: Value) => void;
  /** Side by side, for two or three short answers. */
  readonly isInLine?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice among a few visible options. The arrow keys choose. `ref` and other props reach the group. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  id,
  value,
  options,
  onValueChange,
  isInLine = false,
  disabled = false,
  ...rest
}: RadioGroupProps<Value>) {
  function choose(next: string) {
    const option = options.find((each) => each.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <FieldGroup label={label} hint={hint} error={error} id={id}>
      {(group) => (
        <Radix.Root
          {...rest}
          {...group}
          value={value}
          disabled={disabled}
          {...(isInLine && { orientation: 'horizontal' })}
          className={css.root}
          onValueChange={choose}
        >
          {options.map((option) => (
            <ChoiceLine
              key={option.value}
              id={`${group.id}-${option.value}`}
              label={option.label}
              hint={option.hint}
              disabled={disabled || option.disabled === true}
            >
              {({ id: circleId, 'aria-describedby': describedBy }) => (
                <Radix.Item
                  id={circleId}
                  aria-describedby={describedBy}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={`${markBox} ${css.circle}`}
                >
                  <Radix.Indicator className={css.dot} />
                </Radix.Item>
              )}
            </ChoiceLine>
          ))}
        </Radix.Root>
      )}
    </FieldGroup>
  );
}

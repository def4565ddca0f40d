import * as Radix from '@radix-ui/react-toggle-group';
import { control } from '../corner/corner.css.ts';
import { FieldGroup, type FieldTexts } from '../field/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './choice-grid.css.ts';

export interface ChoiceGridOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceGridProps<Value extends string>
  extends Omit<RootProps<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'>, FieldTexts {
  readonly value: Value;
  readonly options: readonly ChoiceGridOption<Value>[];
  readonly columns: 2 | 3;
  /** Called when another one is chosen; exactly one always is. */
  readonly onValueChange: (value: Value) => void;
  /** Cannot be changed while something is in progress. The focus stays; presses are ignored. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A choice among a few short names, all of them visible, in a narrow column. The arrow keys move the focus and Space
 * chooses, so that passing an option changes nothing. `ref` and other props reach the group.
 */
export function ChoiceGrid<Value extends string>({
  label,
  hint,
  error,
  id,
  value,
  options,
  columns,
  onValueChange,
  busy = false,
  disabled = false,
  ...rest
}: ChoiceGridProps<Value>) {
  function choose(next: string) {
    if (busy) return;
    const option = options.find((each) => each.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <FieldGroup label={label} hint={hint} error={error} id={id}>
      {(group) => (
        <Radix.Root
          {...rest}
          {...group}
          type="single"
          value={value}
          disabled={disabled}
          aria-disabled={busy || undefined}
          className={`${css.root} ${css.columns[columns]}`}
          onValueChange={choose}
        >
          {options.map((option) => (
            <Radix.Item
              key={option.value}
              value={option.value}
              aria-disabled={busy || undefined}
              className={`${control} ${css.item}`}
            >
              {option.label}
            </Radix.Item>
          ))}
        </Radix.Root>
      )}
    </FieldGroup>
  );
}

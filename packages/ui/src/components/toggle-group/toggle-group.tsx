import * as Radix from '@radix-ui/react-toggle-group';
import type { LucideIcon } from 'lucide-react';
import { control } from '../corner/corner.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { root } from './toggle-group.css.ts';
import { toggleItem } from './toggle-group.variants.ts';

export interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string> extends Omit<
  RootProps<'div'>,
  'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** 32, 36 or 44 px high, including its frame. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly ToggleOption<Value>[];
  /** Called when another one is chosen; exactly one always is. */
  readonly onValueChange: (value: Value) => void;
  /** Takes the whole width, divided evenly. */
  readonly isWide?: boolean;
}

/** A choice among two to four views of the same thing. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  size,
  isWide = false,
  ...rest
}: ToggleGroupProps<Value>) {
  function choose(next: string) {
    const option = options.find((each) => each.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <Radix.Root
      {...rest}
      type="single"
      aria-label={label}
      value={value}
      data-wide={isWide}
      className={`${control} ${root}`}
      onValueChange={choose}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={toggleItem({ size })}
        >
          {option.icon === undefined ? null : <Icon of={option.icon} size={16} />}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

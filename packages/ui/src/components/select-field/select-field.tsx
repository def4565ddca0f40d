import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { control } from '../corner/corner.css.ts';
import { withExit } from '../exit/index.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import * as menu from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';
import { selectTrigger } from './select-field.variants.ts';
import * as css from './select-field.css.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends Omit<RootProps<'button'>, 'children' | 'value' | 'dir' | 'type' | 'onChange'>, FieldTexts {
  /** 36 or 44 px high. */
  readonly size?: 'md' | 'lg' | undefined;
  /** The chosen value; `null` if there is none yet. */
  readonly value: Value | null;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly onValueChange: (value: Value) => void;
  /** Cannot be changed while something is in progress. The focus stays; presses are ignored. */
  readonly busy?: boolean | undefined;
}

/** One of many options, by name. `ref` and other props reach the button that shows the choice. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  id,
  value,
  placeholder,
  options,
  onValueChange,
  size,
  disabled = false,
  busy = false,
  ...rest
}: SelectFieldProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  // Typing a letter on the closed field also chooses.
  function choose(next: string) {
    if (busy) return;
    const option = options.find((each) => each.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <Radix.Root
          value={value ?? ''}
          disabled={disabled}
          open={isOpen && !busy}
          onOpenChange={setIsOpen}
          onValueChange={choose}
        >
          <Radix.Trigger
            {...rest}
            {...attributes}
            {...(busy && { 'aria-disabled': true })}
            className={selectTrigger({ size })}
          >
            <span className={css.value}>
              {/* Radix itself knows the label only once the list was rendered in a browser. */}
              <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
            </span>
            <Icon of={ChevronDown} />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              ref={withExit}
              position="popper"
              sideOffset={6}
              collisionPadding={8}
              className={`${control} ${menu.menu} ${css.list}`}
            >
              <Radix.Viewport>
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    lang={option.lang}
                    className={menu.item}
                  >
                    <span className={css.tick}>
                      <Radix.ItemIndicator>
                        <Icon of={Check} />
                      </Radix.ItemIndicator>
                    </span>
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}

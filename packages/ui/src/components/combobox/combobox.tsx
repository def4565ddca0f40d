import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { Option, OptionList } from '../option-list/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './combobox.css.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line that distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
}

export interface ComboboxProps
  extends
    Omit<
      RootProps<'input'>,
      'value' | 'defaultValue' | 'type' | 'role' | 'list' | 'onChange' | 'onSelect' | 'onBlur' | 'onKeyDown'
    >,
    FieldTexts {
  /** The chosen option. */
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
  /** The text being typed. On leaving it reverts to the chosen option's label, unless another option was chosen. */
  readonly query: string;
  /** Called when the query changes, to look for matching options. */
  readonly onQueryChange: (query: string) => void;
  /** The options that match the query, best first. */
  readonly options: readonly ComboboxOption[];
  /** The options are loading. */
  readonly loading?: boolean;
  /** Shown in the list and announced while the options are loading. */
  readonly loadingText: string;
  /** Shown in the list and announced when nothing matches. */
  readonly emptyText: string;
  /** The number of options, for screen readers only. */
  readonly countText: (count: number) => string;
  /** Names the button that clears the choice. */
  readonly clearLabel: string;
  /** Names the button that opens the list. */
  readonly openLabel: string;
}

type State = UseComboboxState<ComboboxOption>;

const writtenAs = (option: ComboboxOption | null | undefined) => option?.label ?? '';

/** Text that does not match a choice is discarded on blur. */
function leaveNoHalfWord(state: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, inputValue: writtenAs(changes.selectedItem ?? state.selectedItem) };
}

/**
 * One of many options, found by typing. The arrow keys move through the matches, Enter chooses, Escape closes, then
 * clears. `ref` and other props reach the `<input>`.
 */
export function Combobox({
  label,
  hint,
  error,
  id,
  value,
  onValueChange,
  query,
  onQueryChange,
  options,
  loading = false,
  loadingText,
  emptyText,
  countText,
  clearLabel,
  openLabel,
  disabled = false,
  ref,
  ...rest
}: ComboboxProps) {
  const madeUp = useId();
  const inputId = id ?? madeUp;
  const shown = loading ? [] : [...options];
  const combobox = useCombobox<ComboboxOption>({
    id: inputId,
    inputId,
    labelId: `${inputId}-label`,
    items: shown,
    itemToString: writtenAs,
    itemToKey: (option) => option?.value,
    selectedItem: value,
    inputValue: query,
    stateReducer: leaveNoHalfWord,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem),
    onInputValueChange({ type, inputValue }) {
      // Typing is reported synchronously below: doing it here would make the caret jump to the end.
      if (type !== useCombobox.stateChangeTypes.InputChange) onQueryChange(inputValue);
    },
  });
  const isAsked = loading || query !== '' || options.length > 0;
  const isOpen = combobox.isOpen && isAsked && !disabled;
  const note = noteOf({ loading, loadingText, emptyText, count: shown.length });
  const isClearable = !disabled && (value !== null || query !== '');

  return (
    <Field label={label} hint={hint} error={error} id={inputId}>
      {(control) => (
        <>
          <OptionList
            isOpen={isOpen}
            note={note}
            listProps={combobox.getMenuProps(
              rest['aria-label'] === undefined ? {} : { 'aria-label': rest['aria-label'] },
              { suppressRefError: true },
            )}
            anchor={
              <div className={`${corner} ${field.frame} ${css.frame}`}>
                <input
                  spellCheck={false}
                  {...combobox.getInputProps({
                    ...rest,
                    ...(ref !== undefined && { ref }),
                    disabled,
                    onChange: (event) => onQueryChange(event.currentTarget.value),
                  })}
                  {...control}
                  aria-busy={loading || undefined}
                  className={field.control}
                />
                {loading ? <Spinner size={16} /> : null}
                <span className={css.buttons}>
                  {isClearable ? (
                    <IconButton
                      icon={X}
                      tone="inset"
                      size="sm"
                      label={clearLabel}
                      onClick={() => {
                        combobox.reset();
                        onValueChange(null);
                        onQueryChange('');
                        document.getElementById(inputId)?.focus();
                      }}
                    />
                  ) : null}
                  <IconButton
                    {...combobox.getToggleButtonProps({ disabled })}
                    icon={ChevronDown}
                    tone="inset"
                    size="sm"
                    label={openLabel}
                  />
                </span>
              </div>
            }
          >
            {shown.map((option, index) => (
              <Option
                key={option.value}
                {...combobox.getItemProps({ item: option, index })}
                isHighlighted={combobox.highlightedIndex === index}
                isChosen={option.value === value?.value}
                detail={option.detail}
              >
                {option.label}
              </Option>
            ))}
          </OptionList>
          <LiveRegion>{isOpen ? (note?.text ?? countText(shown.length)) : ''}</LiveRegion>
        </>
      )}
    </Field>
  );
}

interface Outcome {
  readonly loading: boolean;
  readonly loadingText: string;
  readonly emptyText: string;
  readonly count: number;
}

function noteOf({ loading, loadingText, emptyText, count }: Outcome) {
  if (loading) return { text: loadingText, isBusy: true };
  return count === 0 ? { text: emptyText, isBusy: false } : undefined;
}

import { plainWord } from '@octavo/contract/equal-text';
import { useDirection } from '@radix-ui/react-direction';
import { useCombobox, useMultipleSelection } from 'downshift';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { Option, OptionList } from '../option-list/index.ts';
import type { RootProps } from '../root-props.ts';
import { Tag } from '../tag/index.ts';
import { hasTag, newTags, tagWords } from './tag-words.ts';
import * as css from './tag-input.css.ts';

export interface TagInputLabels {
  /** Names the row of tags. */
  readonly tags: string;
  /** Names the button that removes a tag. */
  readonly remove: (tag: string) => string;
  /** Announced when tags were added. */
  readonly added: (tags: readonly string[]) => string;
  /** Announced when a tag was removed. */
  readonly removed: (tag: string) => string;
  /** Announced when the typed tag exists already. */
  readonly duplicate: (tag: string) => string;
}

export interface TagInputProps
  extends
    Omit<
      RootProps<'input'>,
      'value' | 'defaultValue' | 'type' | 'role' | 'list' | 'onChange' | 'onBlur' | 'onKeyDown' | 'onPaste'
    >,
    FieldTexts {
  readonly tags: readonly string[];
  /** Returning `false` rejects the change: the text stays in the field. */
  readonly onTagsChange: (tags: readonly string[]) => boolean | void;
  /** Called when the text in the field changes. */
  readonly onType?: (text: string) => void;
  /** Shown at the end of the label's line, such as a count. */
  readonly labelEnd?: ReactNode;
  /** Tags in use elsewhere; those that contain the typed text are suggested. */
  readonly suggestions?: readonly string[];
  readonly labels: TagInputLabels;
}

const types = useCombobox.stateChangeTypes;

/**
 * A field for tags. Enter, a comma and blur add the typed tag; a pasted list is split into tags; Backspace in an empty
 * field removes the last tag, and the arrow keys move to the tags. `ref` and other props reach the `<input>`.
 */
export function TagInput({
  label,
  hint,
  error,
  id,
  tags,
  onTagsChange,
  onType,
  labelEnd,
  suggestions = [],
  labels,
  disabled = false,
  ref,
  ...rest
}: TagInputProps) {
  const madeUp = useId();
  const inputId = id ?? madeUp;
  const isRightToLeft = useDirection() === 'rtl';
  const [query, setQuery] = useState('');
  const [news, setNews] = useState('');
  const offered = suggestions.filter((each) => !hasTag(tags, each) && holds(each, query));

  function changeQuery(text: string) {
    setQuery(text);
    onType?.(text);
  }

  function add(words: readonly string[]) {
    const [first] = words;
    if (first === undefined) return;
    const fresh = newTags(tags, words);
    if (fresh.length > 0 && onTagsChange([...tags, ...fresh]) === false) {
      changeQuery(words.join(', '));
      return;
    }
    changeQuery('');
    setNews(fresh.length === 0 ? labels.duplicate(first) : labels.added(fresh));
  }

  function keep(left: readonly string[]) {
    const gone = tags.find((tag) => !left.includes(tag));
    if (gone !== undefined) setNews(labels.removed(gone));
    onTagsChange(left);
  }

  const row = useMultipleSelection<string>({
    selectedItems: [...tags],
    onSelectedItemsChange: ({ selectedItems }) => keep(selectedItems),
    keyNavigationPrevious: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
  });
  const list = useCombobox<string>({
    id: inputId,
    inputId,
    labelId: `${inputId}-label`,
    items: offered,
    inputValue: query,
    selectedItem: null,
    onStateChange({ type, selectedItem }) {
      const isChosen = type === types.ItemClick || type === types.InputKeyDownEnter;
      if (isChosen && typeof selectedItem === 'string') add([selectedItem]);
      else if (type === types.InputKeyDownEscape) changeQuery('');
    },
    // Blur adds the typed text, never the option under the pointer.
    stateReducer: (state, { type, changes }) =>
      type === types.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  });

  function type(event: KeyboardEvent) {
    const isTaken = event.key === 'Enter' && list.isOpen && list.highlightedIndex >= 0;
    if (isTaken || (event.key !== 'Enter' && event.key !== ',')) return;
    if (event.key === ',' || query !== '') event.preventDefault();
    add(tagWords(query));
  }

  function paste(event: ClipboardEvent) {
    const words = tagWords(event.clipboardData.getData('text'));
    if (words.length < 2) return;
    event.preventDefault();
    add(words);
  }

  function remove(tag: string) {
    keep(tags.filter((each) => each !== tag));
    document.getElementById(inputId)?.focus();
  }

  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error} id={inputId}>
      {(control) => (
        <>
          <OptionList
            isOpen={list.isOpen && offered.length > 0 && !disabled}
            listProps={list.getMenuProps(
              rest['aria-label'] === undefined ? {} : { 'aria-label': rest['aria-label'] },
              { suppressRefError: true },
            )}
            anchor={
              <div className={`${corner} ${field.frame} ${css.frame}`}>
                {tags.length === 0 ? null : (
                  <ul className={css.tags} aria-label={labels.tags}>
                    {tags.map((tag, index) => (
                      // Keyed by index: when a tag is removed, the next one reuses its element and keeps the focus.
                      <li key={index} className={css.item}>
                        <Tag
                          {...(!disabled && {
                            onRemove: () => remove(tag),
                            removeLabel: labels.remove(tag),
                            removeProps: row.getSelectedItemProps({ selectedItem: tag, index }),
                          })}
                        >
                          {tag}
                        </Tag>
                      </li>
                    ))}
                  </ul>
                )}
                <input
                  autoCapitalize="none"
                  {...rest}
                  {...list.getInputProps({
                    ...row.getDropdownProps({ ...(ref !== undefined && { ref }), onKeyDown: type }),
                    disabled,
                    onChange: (event) => changeQuery(event.currentTarget.value),
                    onBlur: () => add(tagWords(query)),
                  })}
                  onPaste={paste}
                  {...control}
                  className={`${field.control} ${css.input}`}
                />
              </div>
            }
          >
            {offered.map((suggestion, index) => (
              <Option
                key={suggestion}
                {...list.getItemProps({ item: suggestion, index })}
                isHighlighted={list.highlightedIndex === index}
              >
                {suggestion}
              </Option>
            ))}
          </OptionList>
          <LiveRegion>{news}</LiveRegion>
        </>
      )}
    </Field>
  );
}

function holds(tag: string, query: string): boolean {
  return plainWord(tag).includes(plainWord(query.trim()));
}

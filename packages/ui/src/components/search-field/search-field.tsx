import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as field from '../field/field.css.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './search-field.css.ts';

export interface SearchFieldProps extends Omit<
  RootProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'onChange' | 'aria-label' | 'placeholder'
> {
  /** Names the field, and is its placeholder. */
  readonly label: string;
  /** Names the button that clears it. */
  readonly clearLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The shortcut that focuses it, shown while the field is empty. */
  readonly shortcut?: string;
  /** A search is running. The text can still be changed. */
  readonly busy?: boolean | undefined;
}

/** A field for a search term. `ref` and other props reach the `<input>`. */
export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  shortcut,
  busy = false,
  ...rest
}: SearchFieldProps) {
  const frame = useRef<HTMLDivElement>(null);

  function clear() {
    onValueChange('');
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={frame} className={`${corner} ${field.frame}`}>
      <span className={css.icon}>{busy ? <Spinner size={18} /> : <Icon of={Search} size={18} />}</span>
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        aria-busy={busy || undefined}
        aria-label={label}
        placeholder={label}
        value={value}
        className={`${field.control} ${css.input}`}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && rest.disabled !== true ? (
        <span className={css.clear}>
          <IconButton label={clearLabel} icon={X} tone="inset" size="sm" onClick={clear} />
        </span>
      ) : shortcut === undefined ? null : (
        <span className={css.keys}>
          <Kbd aria-hidden>{shortcut}</Kbd>
        </span>
      )}
    </div>
  );
}

import { Languages } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './language-switch.css.ts';

export interface LanguageOption<Value extends string> {
  /** A BCP 47 code; shown itself where there is no room for the name. */
  readonly value: Value;
  /** The language's name in that language. */
  readonly label: string;
}

export interface LanguageSwitchProps<Value extends string> extends Omit<
  RootProps<'select'>,
  'children' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'aria-label' | 'onChange'
> {
  /** The accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly languages: readonly LanguageOption<Value>[];
  readonly onValueChange: (value: Value) => void;
}

/**
 * The language of the page, as a row of the sidebar; a slim sidebar shows its code. It uses the native list, which
 * everybody can operate in any language. `ref` and other props reach the `<select>`.
 */
export function LanguageSwitch<Value extends string>({
  label,
  value,
  languages,
  onValueChange,
  ...rest
}: LanguageSwitchProps<Value>) {
  const current = languages.find((each) => each.value === value);

  function choose(next: string) {
    const language = languages.find((each) => each.value === next);
    if (language) onValueChange(language.value);
  }

  return (
    <div className={`${css.root} ${css.focus}`}>
      <span className={css.row} aria-hidden>
        <Icon of={Languages} size={18} />
        <span className={css.long} lang={value}>
          {current?.label}
        </span>
        <span className={css.short}>{value}</span>
      </span>
      <select
        {...rest}
        className={css.select}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((each) => (
          <option key={each.value} value={each.value} lang={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  );
}

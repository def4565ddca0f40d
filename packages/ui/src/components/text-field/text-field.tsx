import type { ReactNode } from 'react';
import { field as corner } from '../corner/corner.css.ts';
import * as css from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../spinner/index.ts';

export interface TextFieldProps extends RootProps<'input'>, FieldTexts {
  /** Shown inside, after the text: a unit, a key. */
  readonly end?: ReactNode;
  /** The text is being checked. It can still be changed. */
  readonly busy?: boolean | undefined;
}

/** A single line of text. `ref` and other props reach the `<input>`. */
export function TextField({ label, hint, error, end, busy = false, id, type, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={`${corner} ${css.frame}`}>
          <input
            type={type ?? 'text'}
            aria-busy={busy || undefined}
            {...rest}
            {...control}
            className={css.control}
          />
          {busy ? <Spinner size={16} /> : end}
        </div>
      )}
    </Field>
  );
}

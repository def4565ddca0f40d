import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './field.css.ts';

export interface FieldTexts {
  /** Stands above. Leave it out only where `aria-label` names the control. */
  readonly label?: string | undefined;
  /** What to know before one types. */
  readonly hint?: string | undefined;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; made up where it has none. */
  readonly id?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].join(' ').trim();

  return (
    <div className={css.field}>
      {label === undefined ? null : (
        <label htmlFor={controlId} className={css.label}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={css.error}>
          <Icon of={CircleAlert} size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { FieldNotes, noteIds } from './field-notes.tsx';
import * as css from './field.css.ts';

export interface FieldTexts {
  /** Shown above. Leave it out only where `aria-label` names the control. */
  readonly label?: string | undefined;
  /** A hint shown below. */
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; generated if left out. */
  readonly id?: string | undefined;
  /** Shown at the end of the label's line, such as a count. */
  readonly labelEnd?: ReactNode;
  /** Renders the control with the attributes that link it to its label, hint and error. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ id, label, labelEnd, hint, error, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const describedBy = noteIds({ id: controlId, hint, error });

  return (
    <div className={css.field}>
      {label === undefined ? null : (
        <div className={css.labelLine}>
          <label id={`${controlId}-label`} htmlFor={controlId} className={css.label}>
            {label}
          </label>
          {labelEnd}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

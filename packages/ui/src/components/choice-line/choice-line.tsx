import type { ReactNode } from 'react';
import { FieldNotes, noteIds } from '../field/index.ts';
import * as css from './choice-line.css.ts';

export interface ChoiceLineProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** Renders the box or circle with the attributes that link it to its words. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A small control with its words next to it. */
export function ChoiceLine({ id, label, hint, error, disabled, children }: ChoiceLineProps) {
  const hasNotes = hint !== undefined || error !== undefined;
  return (
    <div className={css.root}>
      {children({
        id,
        'aria-describedby': noteIds({ id, hint, error }),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <label htmlFor={id} className={css.label} data-disabled={disabled}>
        {label}
      </label>
      {hasNotes ? (
        <div className={css.notes}>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
}

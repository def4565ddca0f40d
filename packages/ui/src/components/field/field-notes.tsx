import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import * as css from './field.css.ts';

export interface FieldNotesProps {
  /** Id of the control they describe. */
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** For `aria-describedby`: the ids of the notes shown. */
export function noteIds({ id, hint, error }: FieldNotesProps): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return ids.join(' ').trim() || undefined;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={css.error}>
          <Icon of={CircleAlert} size={18} />
          {error}
        </p>
      )}
    </>
  );
}

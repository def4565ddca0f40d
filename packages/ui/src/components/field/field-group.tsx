import { type ReactNode, useId } from 'react';
import { FieldNotes, noteIds } from './field-notes.tsx';
import type { FieldTexts } from './field.tsx';
import * as css from './field.css.ts';

export interface FieldGroupProps extends FieldTexts {
  /** Id of the group; generated if left out. */
  readonly id?: string | undefined;
  /** Shown at the end of the label's line, such as the value of a slider. */
  readonly labelEnd?: ReactNode;
  /** Renders the group with the attributes that link it to its label, hint and error. */
  readonly children: (group: {
    readonly id: string;
    readonly 'aria-labelledby': string | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint and error around something that a `<label>` cannot name: several controls, or one made of parts. */
export function FieldGroup({ id, label, labelEnd, hint, error, children }: FieldGroupProps) {
  const madeUp = useId();
  const groupId = id ?? madeUp;
  const labelId = `${groupId}-label`;

  return (
    <div className={css.field}>
      {label === undefined ? null : (
        <div className={css.labelLine}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          {labelEnd}
        </div>
      )}
      {children({
        id: groupId,
        'aria-labelledby': label === undefined ? undefined : labelId,
        'aria-describedby': noteIds({ id: groupId, hint, error }),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes id={groupId} hint={hint} error={error} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './settings.css.ts';

export interface SettingRowProps extends Omit<RootProps<'div'>, 'children'> {
  readonly label?: string;
  /** The current value. */
  readonly value?: ReactNode;
  /** Sets the value as an important amount: larger, in figures of equal width. */
  readonly isFigure?: boolean;
  /** The consequence, or why it cannot be changed. */
  readonly note?: ReactNode;
  /** The control that changes it. */
  readonly control?: ReactNode;
}

/** One setting: its name, its value, and its control at the end of the line. */
export function SettingRow({ label, value, isFigure = false, note, control, ...rest }: SettingRowProps) {
  return (
    <div {...rest} className={css.row}>
      <div className={css.words}>
        {label === undefined ? null : <div className={css.label}>{label}</div>}
        {value === undefined ? null : <div className={isFigure ? css.figure : css.value}>{value}</div>}
        {note === undefined ? null : <div className={css.note}>{note}</div>}
      </div>
      {control === undefined ? null : <div className={css.control}>{control}</div>}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing, type Subject } from '../drawing/index.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './error-state.css.ts';

export interface ErrorStateProps extends Omit<RootProps<'div'>, 'children' | 'title' | 'role'> {
  /** What happened. */
  readonly title: string;
  /** What is safe and what to do. */
  readonly hint: string;
  readonly action?: ReactNode;
  /** Replaces the warning sign, where the whole page is missing. */
  readonly drawing?: Subject;
}

/** An error that replaces a whole region. */
export function ErrorState({ title, hint, action, drawing, ...rest }: ErrorStateProps) {
  return (
    <div {...rest} role="alert" className={css.root}>
      <span className={css.icon}>
        {drawing === undefined ? <Icon of={CircleAlert} size={22} /> : <Drawing of={drawing} />}
      </span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.hint}>{hint}</p>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}

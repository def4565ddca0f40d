import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './toast.css.ts';

export interface ToastProps extends Omit<RootProps<'output'>, 'children' | 'title'> {
  readonly title: string;
  readonly message: string;
  readonly actions: ReactNode;
}

/** A message that does not interrupt. How long it stays is for whoever shows it. */
export function Toast({ title, message, actions, ...rest }: ToastProps) {
  return (
    <div className={css.place}>
      <output {...rest} className={css.toast}>
        <span className={css.icon}>
          <Icon of={CircleAlert} size={18} />
        </span>
        <p className={css.text}>
          <strong className={css.title}>{title}</strong> {message}
        </p>
        <div className={css.actions}>{actions}</div>
      </output>
    </div>
  );
}

import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { card } from '../corner/corner.css.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './veil.css.ts';

export interface VeilProps extends Omit<RootProps<'section'>, 'title'> {
  /** Why the content is blurred. */
  readonly title: string;
  /** What to do to read it. */
  readonly message: string;
  readonly actions: ReactNode;
  /** The title's level in the page's outline. */
  readonly level?: 2 | 3;
  /** The blurred content: visible as a shape, hidden from screen readers and the keyboard. */
  readonly children: ReactNode;
}

/** A notice over content that may not be read yet. */
export function Veil({ title, message, actions, level = 2, children, ...rest }: VeilProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} {...rest} className={css.root}>
      <div className={css.content} inert aria-hidden>
        {children}
      </div>
      <div className={`${card} ${css.notice}`}>
        <span className={css.icon}>
          <Icon of={Lock} size={22} />
        </span>
        <Title id={id} className={css.title}>
          {title}
        </Title>
        <p className={css.message}>{message}</p>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}

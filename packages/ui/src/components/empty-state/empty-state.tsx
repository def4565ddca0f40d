import type { ReactNode } from 'react';
import { Drawing, type Subject } from '../drawing/index.ts';
import { pageDrawing } from '../drawing/subjects/page.tsx';
import type { RootProps } from '../root-props.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<RootProps<'div'>, 'children' | 'title'> {
  readonly title: string;
  /** What to do next. */
  readonly hint: string;
  readonly action?: ReactNode;
  readonly drawing?: Subject;
  /** Without a frame and stacked: for a narrow column. */
  readonly plain?: boolean;
  /** The title's level in the page's outline. */
  readonly level?: 2 | 3;
}

/** An empty state: a drawing, a title and what to do next. */
export function EmptyState({
  title,
  hint,
  action,
  drawing = pageDrawing,
  plain = false,
  level = 2,
  ...rest
}: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={plain ? `${css.root} ${css.plain}` : css.root}>
      <Drawing of={drawing} />
      <div className={css.body}>
        <Title className={css.title}>{title}</Title>
        <p className={css.hint}>{hint}</p>
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}

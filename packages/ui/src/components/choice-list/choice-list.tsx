import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/index.ts';
import * as css from './choice-list.css.ts';

export interface ChoiceListProps extends Omit<ComponentProps<'ul'>, 'className' | 'style'> {
  /** Side by side; without their hints where space is narrow. */
  readonly isInRow?: boolean;
}

/** A few large starting points. */
export function ChoiceList({ isInRow = false, ...rest }: ChoiceListProps) {
  return <ul {...rest} className={isInRow ? `${css.list} ${css.row}` : css.list} />;
}

export interface ChoiceProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** An icon, 18 px. */
  readonly icon: ReactNode;
  readonly label: string;
  /** What choosing it leads to. */
  readonly hint: string;
  /** Marks the choice that the view recommends; one per list. */
  readonly strong?: boolean;
  /** Shows a loader; presses are ignored and the focus stays. */
  readonly busy?: boolean;
}

/** One choice of a {@link ChoiceList}. */
export function Choice({ icon, label, hint, strong = false, busy = false, onClick, ...rest }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        {...rest}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        className={strong ? `${css.choice} ${css.strong}` : css.choice}
        onClick={busy ? undefined : onClick}
      >
        <span className={strong ? `${css.icon} ${css.strongIcon}` : css.icon}>
          {busy ? <Spinner size={18} /> : icon}
        </span>
        <span className={css.label}>{label}</span>
        <span className={strong ? `${css.hint} ${css.strongHint}` : css.hint}>{hint}</span>
      </button>
    </li>
  );
}

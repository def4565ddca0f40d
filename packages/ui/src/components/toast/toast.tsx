import type { FocusEvent, ReactNode, SyntheticEvent } from 'react';
import { withExit } from '../exit/index.ts';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { type Tone, toneIcons } from '../tone-icons.ts';
import * as css from './toast.css.ts';

export interface ToastProps extends Omit<RootProps<'output'>, 'children' | 'title'> {
  readonly title: string;
  readonly message: string;
  readonly actions: ReactNode;
  /** The kind of message; a warning by default. */
  readonly tone?: Tone;
  /** Called when the pointer or the focus enters: pause the timeout (WCAG 2.2.1). */
  readonly onHold?: () => void;
  /** Called when both have left: resume the timeout. */
  readonly onRelease?: () => void;
}

// A press here must not count as outside the dialog below, which would close.
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** A message that does not interrupt. The caller handles the timeout. */
export function Toast({ title, message, actions, tone = 'warning', onHold, onRelease, ...rest }: ToastProps) {
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onRelease?.();
  }

  const watch = { onPointerEnter: onHold, onPointerLeave: onRelease, onFocus: onHold, onBlur: leave };

  return (
    <div className={css.place} data-place>
      <output ref={withExit} {...rest} {...watch} onPointerDown={keep} className={css.toast}>
        <span className={css.icon[tone]}>
          <Icon of={toneIcons[tone]} size={18} />
        </span>
        <p className={css.text}>
          <strong className={css.title}>{title}</strong> {message}
        </p>
        <div className={css.actions}>{actions}</div>
      </output>
    </div>
  );
}

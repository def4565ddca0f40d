import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { toneIcons } from '../tone-icons.ts';
import * as css from './notice.css.ts';
import { notice, type NoticeVariants } from './notice.variants.ts';

export interface NoticeProps extends Omit<RootProps<'div'>, 'title'>, NoticeVariants {
  /** A few words above the text. */
  readonly title?: string;
  /** Replaces the icon of its tone. */
  readonly icon?: LucideIcon;
  /** A button for acting on it. */
  readonly action?: ReactNode;
  /** A figure at the end of the line, such as the time left. */
  readonly aside?: ReactNode;
}

/** A message that is part of the page. Not a live region: pass `role="alert"` where it must be announced. */
export function Notice({ title, icon, action, aside, tone, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={notice({ tone })}>
      <span className={css.icon}>
        <Icon of={icon ?? toneIcons[tone ?? 'neutral']} size={18} />
      </span>
      {title === undefined ? null : <p className={css.title}>{title}</p>}
      {children === undefined ? null : <div className={css.text}>{children}</div>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
    </div>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RootProps } from '../root-props.ts';
import { toneIcons } from '../tone-icons.ts';
import * as css from './banner.css.ts';
import { banner, type BannerVariants } from './banner.variants.ts';

const icons = { ...toneIcons, accent: toneIcons.neutral };

type Dismissal =
  | {
      readonly onDismiss: () => void;
      /** Names the button that dismisses the banner. */ readonly dismissLabel: string;
    }
  | { readonly onDismiss?: never; readonly dismissLabel?: never };

export type BannerProps = Omit<RootProps<'section'>, 'aria-label'> &
  BannerVariants &
  Dismissal & {
    /** Names the region, so that screen readers can jump to it. */
    readonly label: string;
    /** One or two buttons for acting on the message. */
    readonly action?: ReactNode;
  };

/** A message about the whole app, at full width. Not a live region: pass `role` where it must be announced. */
export function Banner({ label, tone, action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  return (
    <section {...rest} aria-label={label} className={banner({ tone })}>
      <span className={css.icon}>
        <Icon of={icons[tone ?? 'neutral']} size={18} />
      </span>
      <div className={css.text}>{children}</div>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
      {onDismiss === undefined ? null : (
        <IconButton label={dismissLabel} icon={X} size="sm" onClick={onDismiss} />
      )}
    </section>
  );
}

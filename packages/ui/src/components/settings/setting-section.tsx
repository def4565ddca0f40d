import { type ReactNode, useId } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './settings.css.ts';

export interface SettingSectionProps extends Omit<RootProps<'section'>, 'title' | 'aria-labelledby'> {
  readonly title: string;
  /** What the section is for, in a sentence. */
  readonly hint?: ReactNode;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'plain' | 'danger';
  /** It cannot be used now: quieter, still readable. Its controls are disabled by whoever passes them. */
  readonly isDimmed?: boolean;
}

/** Settings that belong together: their name beside them, or above them where there is no room. */
export function SettingSection({
  title,
  hint,
  tone = 'plain',
  isDimmed = false,
  children,
  ...rest
}: SettingSectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      data-tone={tone}
      data-dimmed={isDimmed || undefined}
      className={css.frame}
    >
      <div className={css.section} data-dimmed={isDimmed || undefined}>
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {hint === undefined ? null : <p className={css.hint}>{hint}</p>}
        </div>
        <div className={css.rows}>{children}</div>
      </div>
    </section>
  );
}

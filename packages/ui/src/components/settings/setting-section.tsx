import { type ReactNode, useId } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './settings.css.ts';

export interface SettingSectionProps extends Omit<RootProps<'section'>, 'title' | 'aria-labelledby'> {
  readonly title: string;
  /** What the section is for, in one sentence. */
  readonly hint?: ReactNode;
  /** `danger` for actions that cannot be undone. */
  readonly tone?: 'plain' | 'danger';
  /** Cannot be used now: dimmed, but still readable. The caller disables its controls. */
  readonly isDimmed?: boolean;
}

/** Settings that belong together: their heading is next to them, or above them where there is no room. */
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

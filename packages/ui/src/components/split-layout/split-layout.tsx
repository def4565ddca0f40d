import { type ReactNode, useId } from 'react';
import { CollapseToggle } from '../collapse-toggle/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './split-layout.css.ts';

export interface SplitPanel {
  /** Names the panel, and is shown above it. */
  readonly label: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: ReactNode;
}

export interface SplitLayoutProps extends RootProps<'div'> {
  /** The panel at the start of the main part. */
  readonly start?: SplitPanel;
  /** The panel at the end of the main part. */
  readonly end?: SplitPanel;
}

/**
 * A main part with a panel on one or both sides. A closed panel leaves only its button; where there is no room for
 * columns the panels are stacked above and below. A closed panel keeps the state of its content.
 */
export function SplitLayout({ start, end, children, ...rest }: SplitLayoutProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.columns}>
        {start === undefined ? null : <Side side="start" panel={start} />}
        <div className={css.main}>{children}</div>
        {end === undefined ? null : <Side side="end" panel={end} />}
      </div>
    </div>
  );
}

function Side({ side, panel }: { readonly side: 'start' | 'end'; readonly panel: SplitPanel }) {
  const id = useId();
  return (
    <section
      aria-label={panel.label}
      className={css.side}
      data-side={side}
      data-state={panel.open ? 'open' : 'closed'}
    >
      <div className={css.head}>
        {/* The region already has this name. */}
        <span className={css.label} aria-hidden>
          {panel.label}
        </span>
        <CollapseToggle
          kind={side}
          open={panel.open}
          openLabel={panel.openLabel}
          closeLabel={panel.closeLabel}
          controls={id}
          onClick={() => panel.onOpenChange(!panel.open)}
        />
      </div>
      <div id={id} className={css.content} hidden={!panel.open}>
        {panel.content}
      </div>
    </section>
  );
}

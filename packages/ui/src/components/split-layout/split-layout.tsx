import { type ReactNode, useId } from 'react';
import { CollapseToggle } from '../collapse-toggle/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './split-layout.css.ts';

export interface SplitPanel {
  /** Names the panel, and stands above it. */
  readonly label: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: ReactNode;
}

export interface SplitLayoutProps extends RootProps<'div'> {
  /** Beside the main part, where a line starts. */
  readonly start?: SplitPanel;
  /** Beside the main part, where a line ends. */
  readonly end?: SplitPanel;
}

/**
 * A main part with a panel at one or both sides. A closed panel leaves only its button; where there is no room for
 * columns the panels lie above and below. What is in a panel stays as it was while it is closed.
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
        {/* The region has the name already. */}
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

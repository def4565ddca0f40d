import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import { Badge } from '../badge/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './tabs.css.ts';
import { useRowInSight } from './use-row-in-sight.ts';

export interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many things are in it; `countLabel` puts the count into words. */
  readonly count?: number | undefined;
  /** The count with its noun, read out instead of the bare figure. */
  readonly countLabel?: string | undefined;
  /** Cannot be chosen for now; the arrow keys skip it. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> extends Omit<
  RootProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly TabOption<Value>[];
  readonly onValueChange: (value: Value) => void;
  /** One {@link TabPanel} for each tab. */
  readonly children: ReactNode;
}

/** Several panels in one place, of which one is shown. A row that is too long scrolls, and fades where it goes on. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useRowInSight(row, value, tabs.length);

  function choose(next: string) {
    const tab = tabs.find((each) => each.value === next);
    if (tab) onValueChange(tab.value);
  }

  return (
    <Radix.Root {...rest} value={value} onValueChange={choose}>
      <Radix.List ref={row} aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={css.tab}>
            <span className={css.word}>{tab.label}</span>
            {tab.count === undefined ? null : <Badge aria-label={tab.countLabel}>{tab.count}</Badge>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export interface TabPanelProps extends RootProps<'div'> {
  /** The tab that it belongs to. */
  readonly value: string;
}

/** The content of a tab. */
export function TabPanel(props: TabPanelProps) {
  return <Radix.Content {...props} className={css.panel} />;
}

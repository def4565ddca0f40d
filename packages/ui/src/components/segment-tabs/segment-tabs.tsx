import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { control } from '../corner/corner.css.ts';
import type { RootProps } from '../root-props.ts';
import { root } from '../toggle-group/toggle-group.css.ts';
import { toggleItem } from '../toggle-group/toggle-group.variants.ts';
import * as css from './segment-tabs.css.ts';

export interface SegmentTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Its advantage, in two or three words. */
  readonly note?: string | undefined;
  /** Cannot be chosen for now; the arrow keys skip it. */
  readonly disabled?: boolean | undefined;
}

export interface SegmentTabsProps<Value extends string> extends Omit<
  RootProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly SegmentTab<Value>[];
  readonly onValueChange: (value: Value) => void;
  /** One `TabPanel` for each tab. */
  readonly children: ReactNode;
}

/** Tabs as the segments of one bar: two or three variants of the same thing, such as paid monthly or yearly. */
export function SegmentTabs<Value extends string>({
  label,
  value,
  tabs,
  onValueChange,
  children,
  ...rest
}: SegmentTabsProps<Value>) {
  function choose(next: string) {
    const tab = tabs.find((each) => each.value === next);
    if (tab) onValueChange(tab.value);
  }

  return (
    <Radix.Root {...rest} value={value} onValueChange={choose}>
      <Radix.List aria-label={label} data-wide className={`${control} ${root}`}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={`${toggleItem({ size: 'lg' })} ${css.tab}`}
          >
            {tab.label}
            {tab.note === undefined ? null : <span className={css.note}>{tab.note}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

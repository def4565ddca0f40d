import { SegmentTabs, type SegmentTabsProps } from '@octavo/ui/components/segment-tabs';
import { TabPanel } from '@octavo/ui/components/tabs';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

type Period = 'monthly' | 'yearly';
const tabs: SegmentTabsProps<Period>['tabs'] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', note: 'half the price' },
];

function Plans(props: Partial<SegmentTabsProps<Period>>) {
  const [value, setValue] = useState<Period>('yearly');
  return (
    <SegmentTabs label="Billing period" tabs={tabs} {...props} value={value} onValueChange={setValue}>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          <p style={{ paddingTop: 12 }}>{tab.value === 'monthly' ? '$9.99' : '$4.99'} a month</p>
        </TabPanel>
      ))}
    </SegmentTabs>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Segment tabs',
  component: Plans,
  args: { onValueChange: fn() },
});

const other = "[role='tab'][data-state='inactive']";

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={340}
        pieces={{
          Rest: <Plans />,
          Hover: (
            <FrozenPart as="hover" of={other}>
              <Plans />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of={other}>
              <Plans />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of={other}>
              <Plans />
            </FrozenPart>
          ),
          Disabled: <Plans tabs={tabs.map((tab) => ({ ...tab, disabled: tab.value === 'monthly' }))} />,
          'Long text': (
            <Plans
              tabs={[
                { value: 'monthly', label: 'Every single month' },
                { value: 'yearly', label: 'Once a year', note: 'a good deal less than before' },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Plans
                tabs={[
                  { value: 'monthly', label: 'شهريًا' },
                  { value: 'yearly', label: 'سنويًا', note: 'نصف السعر' },
                ]}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Plans {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Yearly/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('$9.99 a month');
  },
});

import { TabPanel, Tabs, type TabOption, type TabsProps } from '@octavo/ui/components/tabs';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import * as css from './tabs.css.ts';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

type Tab = 'suggestions' | 'tools';

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
});

const englishTexts = { suggestions: 'Six things could be better.', tools: 'Switches and sliders.' };
const english: readonly TabOption<Tab>[] = [
  { value: 'suggestions', label: 'Suggestions', count: 6, countLabel: '6 suggestions' },
  { value: 'tools', label: 'Tools' },
];

interface PanelProps extends Partial<Omit<TabsProps<Tab>, 'children'>> {
  readonly texts?: Readonly<Record<Tab, string>>;
}

function Panel({ tabs = english, texts = englishTexts, ...rest }: PanelProps) {
  const [value, setValue] = useState<Tab>('suggestions');
  return (
    <Tabs label="Panel" {...rest} tabs={tabs} value={value} onValueChange={setValue}>
      <TabPanel value="suggestions">
        <p className={css.text}>{texts.suggestions}</p>
      </TabPanel>
      <TabPanel value="tools">
        <p className={css.text}>{texts.tools}</p>
      </TabPanel>
    </Tabs>
  );
}

const five: readonly TabOption<Tab | 'comments' | 'plagiarism' | 'outline'>[] = [
  { value: 'suggestions', label: 'Suggestions', count: 6, countLabel: '6 suggestions' },
  { value: 'comments', label: 'Comments', count: 2, countLabel: '2 comments' },
  { value: 'tools', label: 'Tools' },
  { value: 'plagiarism', label: 'Plagiarism' },
  { value: 'outline', label: 'Outline' },
];

function NarrowPanel() {
  const [value, setValue] = useState<(typeof five)[number]['value']>('tools');
  return (
    <div className={css.narrow}>
      <Tabs label="Panel" tabs={five} value={value} onValueChange={setValue}>
        {five.map((tab) => (
          <TabPanel key={tab.value} value={tab.value}>
            <p className={css.text}>{tab.label}</p>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

const disabledTools = english.map((tab) => ({ ...tab, disabled: tab.value === 'tools' }));
const other = "[role='tab'][data-state='inactive']";

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <Panel />,
          Hover: (
            <FrozenPart as="hover" of={other}>
              <Panel />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of={other}>
              <Panel />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of={other}>
              <Panel />
            </FrozenPart>
          ),
          Disabled: <Panel tabs={disabledTools} />,
          'Long text': (
            <Panel
              tabs={[
                { value: 'suggestions', label: 'What could be better', count: 1204 },
                { value: 'tools', label: 'Tools for writing and for study' },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Panel
                label="لوحة"
                tabs={[
                  { value: 'suggestions', label: 'اقتراحات', count: 6, countLabel: '٦ اقتراحات' },
                  { value: 'tools', label: 'أدوات' },
                ]}
                texts={{ suggestions: 'ستة مواضع يمكن تحسينها.', tools: 'مفاتيح ومنزلقات.' }}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

/** Five names in 328 px: the row scrolls, and fades where it goes on. */
export const MoreThanFit = meta.story({
  render: () => (
    <Ground>
      <NarrowPanel />
      <RightToLeft>
        <NarrowPanel />
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const [row] = canvas.getAllByRole('tablist');
    const [first] = canvas.getAllByRole('tab', { name: /Suggestions/u });
    const [last] = canvas.getAllByRole('tab', { name: 'Outline' });
    if (row === undefined || first === undefined || last === undefined) throw new Error('There is no row.');
    const isWhole = (tab: Element) => {
      const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    await step('regression 455: the chosen tab is whole, wherever it stands', async () => {
      await userEvent.click(first);
      await waitFor(() => expect(row).toHaveAttribute('data-after'));
      await expect(row).not.toHaveAttribute('data-before');
      await expect(isWhole(first)).toBe(true);
      await userEvent.keyboard('{End}');
      await expect(last).toHaveFocus();
      await waitFor(() => expect(row).toHaveAttribute('data-before'));
      await expect(row).not.toHaveAttribute('data-after');
      await expect(isWhole(last)).toBe(true);
    });
  },
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Panel {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    await step('the row is one stop of the Tab key; the panel is the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: /Suggestions/u })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six things');
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrows choose around, Home and End the ends', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Tools' })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Switches');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /Suggestions/u })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: 'Tools' })).toHaveFocus();
    });
  },
});

export const DisabledIsPassedBy = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Panel tabs={disabledTools} />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Suggestions/u })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Tools' })).toBeDisabled();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six things');
  },
});

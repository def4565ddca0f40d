import { Badge } from '@octavo/ui/components/badge';
import { Chip } from '@octavo/ui/components/chip';
import { Tag } from '@octavo/ui/components/tag';
import { TabPanel, Tabs } from '@octavo/ui/components/tabs';
import { ToggleGroup } from '@octavo/ui/components/toggle-group';
import { ChevronDown, Star } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper, Row, Rows } from './layout.tsx';

const onRemove = fn();

const meta = preview.meta({
  title: 'Components/Choices',
  decorators: [
    (Story) => (
      <Paper width={640}>
        <Story />
      </Paper>
    ),
  ],
});

export const Chips = meta.story({
  render: () => (
    <Rows>
      <Row>
        <Chip pressed>HIST 204</Chip>
        <Chip pressed={false}>Draft</Chip>
        <Chip pressed={false} disabled>
          Locked
        </Chip>
      </Row>
      <Row>
        <Chip tone="ai" size="lg" pressed>
          Sound academic
        </Chip>
        <Chip tone="ai" size="lg" iconEnd={ChevronDown}>
          Change tone
        </Chip>
        <Chip tone="ai" size="lg" aria-disabled>
          Paraphrase
        </Chip>
      </Row>
      <Row>
        <Chip size="sm">Media history</Chip>
        <Chip size="sm" icon={Star}>
          Favourite
        </Chip>
      </Row>
    </Rows>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'HIST 204' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Media history' })).not.toHaveAttribute('aria-pressed');
  },
});

export const LongChipIsCut = meta.story({
  render: () => (
    <div style={{ width: 160 }}>
      <Chip>Renewable energy in the north of Portugal</Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(160);
  },
});

export const Tags = meta.story({
  render: () => (
    <Row>
      <Tag>Draft</Tag>
      <Tag removeLabel="Remove Essay" onRemove={onRemove}>
        Essay
      </Tag>
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Essay' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});

const filters = [
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favourites', icon: Star },
] as const;

function Filter({ size }: { readonly size: 'sm' | 'md' | 'lg' }) {
  const [value, setValue] = useState<'all' | 'favourites'>('all');
  return (
    <ToggleGroup
      label={`Show, ${size}`}
      size={size}
      value={value}
      options={filters}
      onValueChange={setValue}
    />
  );
}

export const Toggles = meta.story({
  render: () => (
    <Rows>
      <Filter size="sm" />
      <Filter size="md" />
      <Filter size="lg" />
    </Rows>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const all = canvas.getAllByRole('radio', { name: 'All' })[0] ?? canvas.getByRole('radio');
    const favourites = canvas.getAllByRole('radio', { name: 'Favourites' })[0] ?? canvas.getByRole('radio');
    await step('one is always chosen', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
    });
    await step('arrow keys lead from one to the next', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(favourites).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(favourites).toBeChecked();
      await expect(all).not.toBeChecked();
    });
  },
});

function Panel() {
  const [value, setValue] = useState<'suggestions' | 'tools'>('suggestions');
  return (
    <Tabs
      label="Panel"
      value={value}
      tabs={[
        { value: 'suggestions', label: 'Suggestions', count: 6, countLabel: '6 suggestions' },
        { value: 'tools', label: 'Tools' },
      ]}
      onValueChange={setValue}
    >
      <TabPanel value="suggestions">
        <p>Six things could be better.</p>
      </TabPanel>
      <TabPanel value="tools">
        <p>Switches and sliders.</p>
      </TabPanel>
    </Tabs>
  );
}

export const PanelTabs = meta.story({
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Suggestions/u })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six things');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Tools' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Switches');
  },
});

export const Badges = meta.story({
  render: () => (
    <Row>
      {(['neutral', 'accent', 'ai', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
});

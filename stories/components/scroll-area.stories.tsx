import { List, ListItem } from '@octavo/ui/components/list';
import { ScrollArea } from '@octavo/ui/components/scroll-area';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const changesOf = (label: string, text: string, titleOf: (minor: number) => string) => (
  <List label={label}>
    {Array.from({ length: 16 }, (_, index) => (
      <ListItem key={index} title={titleOf(16 - index)} text={text} />
    ))}
  </List>
);

const changes = changesOf('Changes', 'What is new and what was mended', (minor) => `Version 1.${minor}`);
const arabicFigures = new Intl.NumberFormat('ar-EG');
const arabicChanges = changesOf(
  'التغييرات',
  'ما الجديد وما أُصلح',
  (minor) => `الإصدار ${arabicFigures.format(1)}.${arabicFigures.format(minor)}`,
);

const meta = preview.meta({
  title: 'Components/Layout/Scroll area',
  component: ScrollArea,
  args: { label: 'Changelog', maxHeight: '220px', children: changes },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={300}
        pieces={{
          Rest: <ScrollArea {...args} />,
          Focus: (
            <FrozenPart as="focus" of="[role=region]">
              <ScrollArea {...args} label="Changelog, focused" />
            </FrozenPart>
          ),
          'Too wide': (
            <ScrollArea {...args} label="Table">
              <p style={{ width: 640 }}>
                One line that is wider than the place that it has been given, so that it goes on to the side.
              </p>
            </ScrollArea>
          ),
          'Right to left': (
            <RightToLeft>
              <ScrollArea {...args} label="سجل التغييرات">
                {arabicChanges}
              </ScrollArea>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const IndicatorComesAndGoes = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <ScrollArea {...args} {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await root.reachesRoot();
    const viewport = canvas.getByRole('region', { name: 'Changelog' });
    const indicator = () => canvasElement.querySelector('[data-orientation="vertical"]');

    await step('keys reach it and move it', async () => {
      await userEvent.tab();
      await expect(viewport).toHaveFocus();
      await expect(indicator()).toBeNull();
    });
    await step('the indicator shows while it moves', async () => {
      viewport.scrollTop = 80;
      await waitFor(() => expect(indicator()).toBeVisible());
    });
    await step('and goes two seconds after', async () => {
      const since = performance.now();
      await waitFor(() => expect(indicator()).toBeNull(), { timeout: 4000 });
      await expect(performance.now() - since).toBeGreaterThan(1500);
    });
  },
});

import { Meter } from '@octavo/ui/components/meter';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'AI words left', value: 126, max: 200, valueText: '126 of 200' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={200}
        pieces={{
          'Some left': <Meter {...args} {...root.props} />,
          'Nothing left': <Meter {...args} label="Nothing left" value={0} valueText="0 of 200" />,
          'All left': <Meter {...args} label="All left" value={200} valueText="200 of 200" />,
          'Without a scale': <Meter {...args} label="No scale" value={0} max={0} valueText="0 of 0" />,
          'Right to left': (
            <RightToLeft>
              <Meter {...args} label="الكلمات الباقية" valueText="١٢٦ من ٢٠٠" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    const meter = canvas.getByRole('meter', { name: 'AI words left' });
    await expect(meter).toHaveAttribute('value', '126');
    await expect(meter).toHaveAttribute('aria-valuetext', '126 of 200');
  },
});

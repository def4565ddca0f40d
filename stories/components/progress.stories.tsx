import { Progress } from '@octavo/ui/components/progress';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Checking', value: 40 },
});

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={220}
        pieces={{
          Begun: <Progress label="Begun" value={4} />,
          'On the way': (
            <Progress label="Checking" value={3} max={8} valueText="3 of 8 paragraphs" {...root.props} />
          ),
          Done: <Progress label="Done" value={100} />,
          'Of unknown length': <Progress label="Searching the web" value={null} />,
          'Out of range': <Progress label="Too much" value={140} />,
          'Right to left': (
            <RightToLeft>
              <Progress label="جارٍ الفحص" value={40} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    const named = (name: string) => canvas.getByRole('progressbar', { name });
    await expect(named('Checking')).toHaveAttribute('aria-valuetext', '3 of 8 paragraphs');
    await expect(named('Begun')).toHaveAttribute('aria-valuenow', '4');
    await expect(named('Too much')).toHaveAttribute('aria-valuenow', '100');
    await expect(named('Searching the web')).not.toHaveAttribute('aria-valuenow');
  },
});

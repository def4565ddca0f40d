import { StepSegments } from '@octavo/ui/components/step-segments';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLParagraphElement>('p');

const meta = preview.meta({
  title: 'Components/Feedback/Step segments',
  component: StepSegments,
  args: { step: 2, total: 6, label: 'Step 2 of 6' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        pieces={{
          First: <StepSegments {...args} step={1} label="Step 1 of 6" />,
          'On the way': <StepSegments {...args} {...root.props} />,
          Last: <StepSegments {...args} step={6} label="Step 6 of 6" />,
          'In a narrow place': (
            <div style={{ maxWidth: 200 }}>
              <StepSegments step={4} total={9} label="Step 4 of 9" />
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <StepSegments {...args} label="الخطوة ٢ من ٦" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    // The segments repeat what the words say, so they are hidden from screen readers.
    await expect(canvas.getByTestId('witness')).toHaveTextContent(/^Step 2 of 6$/u);
  },
});

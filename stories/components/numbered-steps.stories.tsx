import { NumberedSteps } from '@octavo/ui/components/numbered-steps';
import { CircleCheck, Share, SquarePlus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLOListElement>('ol');

const meta = preview.meta({
  title: 'Components/Feedback/Numbered steps',
  component: NumberedSteps,
  args: {
    steps: [
      { text: 'Press “Share” at the bottom of Safari.', icon: Share },
      { text: 'Choose “Add to Home Screen”.', icon: SquarePlus },
      { text: 'Press “Add”.', icon: CircleCheck },
    ],
  },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={360}
        pieces={{
          'With what is pressed': <NumberedSteps {...args} {...root.props} />,
          'Words only': <NumberedSteps steps={args.steps.map(({ text }) => ({ text }))} />,
          'Long text': (
            <NumberedSteps
              steps={[
                {
                  text: 'Press the icon of a screen with an arrow at the end of the address bar, or open the menu if there is none.',
                  icon: Share,
                },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <NumberedSteps steps={[{ text: 'اضغط مشاركة', icon: Share }, { text: 'أضف إلى الشاشة' }]} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByTestId('witness').children).toHaveLength(3);
  },
});

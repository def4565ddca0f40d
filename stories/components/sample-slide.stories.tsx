import { LoadingSampleSlide, SampleSlide } from '@octavo/ui/components/sample-slide';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLButtonElement>('button');

const meta = preview.meta({
  title: 'Components/Writing/Sample slide',
  component: SampleSlide,
  subcomponents: { LoadingSampleSlide },
  args: {
    title: 'Why we still write in the margins',
    text: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books in the only space that was left to them, and what they wrote there was seldom polite.',
    meta: 'Essay, 1,240 words',
    onClick: fn(),
  },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={260}
        pieces={{
          ...Object.fromEntries(
            Object.entries(frozen).map(([name, state]) => [
              name,
              <SampleSlide key={name} {...args} {...state} />,
            ]),
          ),
          Selected: <SampleSlide {...args} selected />,
          Blurred: <SampleSlide {...args} blurredNote="The rest is for Pro" />,
          'On its way': <LoadingSampleSlide />,
          'Long text': (
            <SampleSlide
              {...args}
              {...root.props}
              title="What readers wrote in books between 1500 and 1700, and why they stopped"
            />
          ),
          'Right to left': (
            <RightToLeft>
              <SampleSlide
                {...args}
                title="لماذا ما زلنا نكتب في الهوامش"
                text="القارئ الذي يحمل قلمًا ليس وحيدًا."
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.click(canvas.getByTestId('witness'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

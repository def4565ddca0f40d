import { Countdown } from '@octavo/ui/components/countdown';
import { Notice } from '@octavo/ui/components/notice';
import { Timer } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

/** The moment a number of seconds from now. */
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

const meta = preview.meta({
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  args: {
    until: 0,
    label: 'The discount ends in',
    endedLabel: 'The discount has ended',
    announce: (seconds: number) => `The discount ends in ${seconds} seconds`,
    onEnd: fn(),
  },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={416}
        pieces={{
          'In an offer': (
            <Notice
              tone="warning"
              icon={Timer}
              title="20% off your first year"
              aside={<Countdown {...args} label="Days left" until={inSeconds(148_042)} />}
            >
              Ends Sunday 22 Nov at 20:24, then $59.88
            </Notice>
          ),
          'In its last hour': <Countdown {...args} until={inSeconds(725)} />,
          Ended: <Countdown {...args} label="Over" until={0} />,
          'Right to left': (
            <RightToLeft>
              <Notice
                tone="warning"
                icon={Timer}
                title="خصم ٢٠٪ في السنة الأولى"
                aside={<Countdown {...args} label="الوقت المتبقي" until={inSeconds(148_042)} />}
              >
                ينتهي يوم الأحد
              </Notice>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Over' })).toHaveTextContent('The discount has ended');
    await expect(canvas.getByRole('timer', { name: 'Days left' })).toHaveTextContent(/^41:0[67]:\d\d$/u);
  },
});

export const Ends = meta.story({
  loaders: [() => ({ until: inSeconds(11.3) })],
  render: (args, { loaded }) => (
    <Ground>
      <Countdown {...args} {...root.props} until={Number(loaded['until'])} />
      <Countdown {...args} label="The other ends in" until={Number(loaded['until']) - 9900} />
    </Ground>
  ),
  play: async ({ args, canvas, step }) => {
    await root.reachesRoot();
    const [region, other] = canvas.getAllByRole('status');

    await step('it runs, and says nothing', async () => {
      await expect(canvas.getByRole('timer', { name: 'The discount ends in' })).toHaveTextContent('0:12');
      await expect(region).toBeEmptyDOMElement();
    });
    await step('ten seconds before the end it says so', async () => {
      await waitFor(() => expect(region).toHaveTextContent('The discount ends in 10 seconds'), {
        timeout: 3000,
      });
    });
    await step('at the end it says so, once', async () => {
      await waitFor(() => expect(other).toHaveTextContent('The discount has ended'), { timeout: 3000 });
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
});

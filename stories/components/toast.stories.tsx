import { limitToastMachine } from '@octavo/machines/limit-toast';
import { Button } from '@octavo/ui/components/button';
import { Toast } from '@octavo/ui/components/toast';
import { LimitToast } from '@octavo/ui/flows/limit-toast';
import { expect, waitFor } from 'storybook/test';
import { createActor, SimulatedClock } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLOutputElement>('output');

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: {
    title: 'Oops!',
    message: 'Today’s 200 AI words are used up. Your text is saved.',
    actions: (
      <>
        <Button tone="quiet" size="sm">
          Later
        </Button>
        <Button tone="solid" size="sm">
          Upgrade now
        </Button>
      </>
    ),
  },
});

export const WithActions = meta.story({
  render: (args) => <Toast {...args} {...root.props} />,
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your text is saved');
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: {
    message:
      'Today’s AI words are used up. Your text is saved, and what you asked for waits until they fill up again at midnight UTC.',
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'عذرًا!',
    message: 'نفدت كلمات اليوم. نصك محفوظ.',
    actions: (
      <Button tone="solid" size="sm">
        اشترك الآن
      </Button>
    ),
  },
  render: (args) => (
    <RightToLeft>
      <Toast {...args} />
    </RightToLeft>
  ),
});

const clock = new SimulatedClock();
const actor = createActor(limitToastMachine, { clock });

/** Eight seconds (SPEC §9), on a clock that the story sets. */
export const GoesAfterEightSecondsUnlessHeld = meta.story({
  beforeEach: () => {
    actor.start();
    actor.send({ type: 'show' });
  },
  render: () => <LimitToast actor={actor} />,
  play: async ({ canvas, step, userEvent }) => {
    const toast = () => canvas.queryByRole('status');

    await step('it is there for eight seconds', async () => {
      await waitFor(() => expect(toast()).toBeVisible());
      clock.increment(7999);
      await expect(toast()).toBeVisible();
    });
    await step('under the pointer it waits', async () => {
      await userEvent.hover(canvas.getByRole('status'));
      clock.increment(20_000);
      await expect(toast()).toBeVisible();
      await userEvent.unhover(canvas.getByRole('status'));
    });
    await step('with the focus in it, too; also while the focus moves inside it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Upgrade now' })).toHaveFocus();
      clock.increment(20_000);
      await expect(toast()).toBeVisible();
      await userEvent.tab();
    });
    await step('then it goes', async () => {
      clock.increment(8000);
      await waitFor(() => expect(toast()).toBeNull());
    });
  },
});

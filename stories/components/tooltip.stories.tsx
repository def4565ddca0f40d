import { Button } from '@octavo/ui/components/button';
import { Tooltip } from '@octavo/ui/components/tooltip';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { label: '4,812 words', shortcut: 'Ctrl I', children: <Button>Words</Button> },
});

const bubble = () => screen.queryByRole('tooltip', { hidden: true });

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toHaveTextContent('4,812 words'));
    await expect(bubble()).toHaveTextContent('Ctrl I');
  },
});

export const OnHoverAndGone = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('it comes when the pointer rests, and the focus stays', async () => {
      await userEvent.hover(canvas.getByRole('button'));
      await expect(bubble()).toBeNull();
      await waitFor(() => expect(bubble()).toBeVisible(), { timeout: 2000 });
      await expect(document.body).toHaveFocus();
    });
    await step('it goes with the pointer', async () => {
      await userEvent.unhover(canvas.getByRole('button'));
      await waitFor(() => expect(bubble()).toBeNull());
    });
    await step('Escape takes it away', async () => {
      await userEvent.tab();
      await waitFor(() => expect(bubble()).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(bubble()).toBeNull());
    });
  },
});

export const LongText = meta.story({
  args: {
    label:
      'Counts words between spaces as the essay is written, without its title, its labels and its references',
    side: 'right',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(bubble()).toBeVisible());
  },
});

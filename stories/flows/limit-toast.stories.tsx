import { limitToastFlow } from '@octavo/machines/fixtures';
import { LimitToast } from '@octavo/ui/flows/limit-toast';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function LimitToastAt({ state }: { readonly state: string }) {
  return <LimitToast actor={useActorRef(limitToastFlow.stage, limitToastFlow.at(state))} />;
}

const meta = preview.meta({ title: 'Flows/Limit toast', component: LimitToastAt });

export const Hidden = meta.story({ args: { state: 'hidden' } });
export const Shown = meta.story({ args: { state: 'shown' } });
export const Held = meta.story({
  args: { state: 'held' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Oops!');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Later' })).toBeVisible());
  },
});
export const HeldDismissed = meta.story({
  args: { state: 'held' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});
export const HeldUnderThePointer = meta.story({
  args: { state: 'shown' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Later' });
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await waitFor(() => expect(button).toBeVisible());
  },
});
export const Upgraded = meta.story({
  args: { state: 'shown' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade now' }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

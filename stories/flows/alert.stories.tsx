import { alertFlow } from '@octavo/machines/fixtures';
import { Alert } from '@octavo/ui/flows/alert';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function AlertAt({ state }: { readonly state: string }) {
  return <Alert actor={useActorRef(alertFlow.stage, alertFlow.at(state))} />;
}

const meta = preview.meta({ title: 'Flows/Alert', component: AlertAt });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Open = meta.story({
  args: { state: 'open' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'That did not work' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  },
});
export const OpenDismissed = meta.story({
  args: { state: 'open' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

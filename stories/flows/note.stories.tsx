import { noteFlow } from '@octavo/machines/fixtures';
import { Note } from '@octavo/ui/flows/note';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function NoteAt({ state }: { readonly state: string }) {
  return <Note actor={useActorRef(noteFlow.stage, noteFlow.at(state))} />;
}

const meta = preview.meta({ title: 'Flows/Note', component: NoteAt });

export const Hidden = meta.story({ args: { state: 'hidden' } });
export const Shown = meta.story({ args: { state: 'shown' } });
export const Held = meta.story({
  args: { state: 'held' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('This document is not here');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible());
  },
});
export const HeldDismissed = meta.story({
  args: { state: 'held' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});
export const HeldUnderThePointer = meta.story({
  args: { state: 'shown' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Close' });
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await waitFor(() => expect(button).toBeVisible());
  },
});

import { downloadFlow } from '@octavo/machines/fixtures';
import { DownloadDialog } from '@octavo/ui/flows/download';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function DownloadAt({ state }: { readonly state: string }) {
  return <DownloadDialog actor={useActorRef(downloadFlow.stage, downloadFlow.at(state))} />;
}

const meta = preview.meta({ title: 'Flows/Download', component: DownloadAt });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Editing = meta.story({ args: { state: 'editing' } });
export const Preparing = meta.story({ args: { state: 'preparing' } });
export const Failed = meta.story({ args: { state: 'failed' } });

export const Choosing = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'File type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Word (DOCX)' }));
    const types = await screen.findByRole('combobox', { name: 'File type' });
    await waitFor(() => expect(types).toHaveTextContent('Word (DOCX)'));
  },
});

export const Dismissed = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Submitted = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent, step }) => {
    await step('Download prepares the file and keeps the focus', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
      await expect(await screen.findByRole('button', { name: 'Preparing the file' })).toHaveFocus();
    });
  },
});

export const FailedInOwnWords = meta.story({
  args: { state: 'failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('too large for this file type');
  },
});

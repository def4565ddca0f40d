import { DocumentPage } from '@octavo/ui/flows/document';
import { DownloadDialog } from '@octavo/ui/flows/download';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

function DownloadAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ download: state }}>
      <DownloadDialog />
    </Staged>
  );
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

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>{null}</DocumentPage>
      <DownloadDialog />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Download' })).toBeVisible());
  },
});

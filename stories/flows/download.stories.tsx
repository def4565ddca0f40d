import { DocumentPage } from '@octavo/ui/flows/document';
import { DownloadDialog } from '@octavo/ui/flows/download';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function DownloadAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ download: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <DownloadDialog />
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: {
    focus: 'combobox File type',
    announced: 'Download. The file is made from the document as it stands now.',
  },
  preparing: {
    focus: 'button Cancel',
    announced: 'Download. The file is made from the document as it stands now.',
  },
  failed: {
    focus: 'combobox File type',
    announced: [
      'The file could not be made This document is too large for this file type. Choose another one, Markdown or plain text for example, or divide the document.',
      'Download. The file is made from the document as it stands now.',
    ],
  },
};

const meta = preview.meta({ title: 'Flows/Download', component: DownloadAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Editing = meta.story({ args: { state: 'editing' } });
export const Preparing = meta.story({ args: { state: 'preparing' } });
export const Failed = meta.story({ args: { state: 'failed' } });

export const Choosing = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: t('download:fileType') }));
    await userEvent.click(await screen.findByRole('option', { name: t('download:fileTypes.docx') }));
    const types = await screen.findByRole('combobox', { name: t('download:fileType') });
    await waitFor(() => expect(types).toHaveTextContent(t('download:fileTypes.docx')));
  },
});

/** The preview follows the options; for a type without pages, it says so. */
export const FirstPage = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    const page = await screen.findByRole('figure');
    const { width } = page.getBoundingClientRect();
    await userEvent.click(screen.getByRole('combobox', { name: t('download:pageSize') }));
    await userEvent.click(await screen.findByRole('option', { name: 'A5' }));
    await waitFor(() => expect(screen.getByRole('figure').getBoundingClientRect().width).toBeLessThan(width));
    await userEvent.click(screen.getByRole('combobox', { name: t('download:font') }));
    await userEvent.click(await screen.findByRole('option', { name: 'OpenDyslexic' }));
    await waitFor(() =>
      expect(screen.getByRole('figure')).toHaveAccessibleName(expect.stringContaining('OpenDyslexic')),
    );
    await userEvent.click(screen.getByRole('combobox', { name: t('download:fileType') }));
    await userEvent.click(await screen.findByRole('option', { name: t('download:fileTypes.md') }));
    await waitFor(() => expect(screen.getByText(t('download:preview.noPages'))).toBeVisible());
  },
});

/** Markdown and LaTeX may have keys instead of citations. */
export const WithKeys = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: t('download:fileType') }));
    await userEvent.click(await screen.findByRole('option', { name: t('download:fileTypes.md') }));
    await userEvent.click(await screen.findByRole('combobox', { name: t('download:citations') }));
    await userEvent.click(await screen.findByRole('option', { name: t('download:citationKinds.keys') }));
    const kinds = await screen.findByRole('combobox', { name: t('download:citations') });
    await waitFor(() => expect(kinds).toHaveTextContent(t('download:citationKinds.keys')));
  },
});

/** Labels are for the author: they are included in the file, and in its preview, only on request. */
export const WithLabels = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('checkbox', { name: t('download:sectionLabels') });
    const page = screen.getByRole('figure');
    await expect(box).not.toBeChecked();
    await expect(page).not.toHaveTextContent('Introduction');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(page).toHaveTextContent('Introduction'));
  },
});

export const WithComments = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    const comments = { name: t('download:comments') };
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('checkbox', comments)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: t('download:fileType') }));
    await userEvent.click(await screen.findByRole('option', { name: t('download:fileTypes.docx') }));
    await userEvent.click(await screen.findByRole('checkbox', comments));
    await expect(screen.getByRole('checkbox', comments)).toBeChecked();
  },
});

export const Dismissed = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Submitted = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent, step }) => {
    await step('Download prepares the file and keeps the focus', async () => {
      await userEvent.click(await screen.findByRole('button', { name: t('download:submit') }));
      await expect(await screen.findByRole('button', { name: t('download:preparing') })).toHaveFocus();
    });
  },
});

export const FailedInOwnWords = meta.story({
  args: { state: 'failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      t('download:problems.download_too_large'),
    );
  },
});

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <DownloadDialog />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('download:menuItem') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('download:title') })).toBeVisible());
  },
});

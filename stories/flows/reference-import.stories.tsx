import { ReferenceImportDialog, ReferencesBlock } from '@octavo/ui/flows/citations';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ReferenceImportAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ 'reference-import': state }}>
      <CardStage>
        <ReferencesBlock />
      </CardStage>
      <ReferenceImportDialog />
    </Staged>
  );
}

const form =
  'Import references. Paste BibTeX, RIS or CSL-JSON, or one DOI, ISBN or web address per line. What comes from a file is marked as not verified.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  entering: { focus: 'textbox References', announced: form },
  reading: { focus: 'textbox References', announced: form },
  reported: {
    focus: 'button Import more',
    announced: 'Import references. 2 references were added to the document.',
  },
};

const meta = preview.meta({
  title: 'Flows/Reference import',
  component: ReferenceImportAt,
  parameters: { states },
});

const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed = meta.story({
  args: { state: 'closed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('citations:references.import') }));
    await expect(
      await screen.findByRole('textbox', { name: t('citations:import.text') }),
    ).toBeInTheDocument();
  },
});

export const Entering = meta.story({
  args: { state: 'entering' },
  play: async ({ userEvent, step }) => {
    await step('Nothing is not imported', async () => {
      await userEvent.click(await button(t('citations:import.submit')));
      await expect(await screen.findByText(t('citations:import.problems.empty'))).toBeInTheDocument();
    });
    await step('What is pasted is read, until it is stopped', async () => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: t('citations:import.text') }),
        '10.1000/182',
      );
      await userEvent.click(await button(t('citations:import.submit')));
      await userEvent.click(await button(t('citations:import.stop')));
      await expect(await screen.findByRole('textbox', { name: t('citations:import.text') })).toHaveValue(
        '10.1000/182',
      );
    });
    await userEvent.click(await button(t('common:cancel')));
    await gone();
  },
});

export const OfAFile = meta.story({
  args: { state: 'entering' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is nothing to choose a file with.');
    await userEvent.upload(input, [new File(['@book{a, title={A}}'], 'reading.bib')]);
    await expect(await button(t('citations:import.reading'))).toBeInTheDocument();
  },
});

export const Reading = meta.story({ args: { state: 'reading' } });

export const Reported = meta.story({
  args: { state: 'reported' },
  play: async ({ userEvent, step }) => {
    await step('What was skipped is told with its reason', async () => {
      await expect(await screen.findByText(t('citations:import.reasons.damaged'))).toBeInTheDocument();
      await expect(screen.getByText(t('citations:import.reasons.listed'))).toBeInTheDocument();
    });
    await userEvent.click(await button(t('citations:import.more')));
    const field = await screen.findByRole('textbox', { name: t('citations:import.text') });
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
});

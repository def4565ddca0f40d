import { citedWorks } from '@octavo/machines/fixtures';
import { ReferenceDialog, ReferencesBlock } from '@octavo/ui/flows/citations';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ReferencesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ references: state }}>
      <CardStage>
        <ReferencesBlock />
      </CardStage>
      <ReferenceDialog />
    </Staged>
  );
}

const form =
  'Add a reference. What you enter yourself is marked as not verified until a record of it is found.';

const states: ToldStates = {
  listing: { focus: 'unchanged', announced: null },
  editing: { focus: 'textbox DOI', announced: form },
  lookingUp: { focus: 'textbox DOI', announced: form },
};

const meta = preview.meta({ title: 'Flows/References', component: ReferencesAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });

export const Listing = meta.story({ args: { state: 'listing' } });
export const Editing = meta.story({ args: { state: 'editing' } });
export const LookingUp = meta.story({ args: { state: 'lookingUp' } });

export const Listed = meta.story({
  args: { state: 'listing' },
  play: async ({ canvas, userEvent, step }) => {
    const title = 'Used books: Marking readers in Renaissance England';
    await step('What is not cited, and a citation that is not listed, are told', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: t('citations:references.missing', { count: 1 }) }),
      );
      await expect(canvas.getByText(t('citations:references.uncited', { count: 1 }))).toBeVisible();
    });
    await step('What is not cited is cited where the caret is', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: t('citations:references.cite', { title: citedWorks[2]?.title }),
        }),
      );
    });
    await step('The style is chosen in the head', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.click(await screen.findByRole('option', { name: 'IEEE' }));
    });
    await step('The list is given as a file for another program', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('citations:references.export') }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'RIS' }));
    });
    await userEvent.click(canvas.getByRole('button', { name: t('citations:references.remove', { title }) }));
    await step('A reference is edited in its form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('citations:references.edit', { title }) }));
      await expect(await screen.findByLabelText(t('citations:form.title'))).toHaveValue(title);
    });
  },
});

export const ByHand = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent, step }) => {
    await step('A reference without a title is refused', async () => {
      await userEvent.click(await button(t('citations:form.insert')));
      await expect(await screen.findByText(t('citations:form.problems.title'))).toBeInTheDocument();
    });
    await step('A DOI is looked up', async () => {
      await userEvent.type(await screen.findByLabelText(t('citations:form.doi')), '10.1000/182');
      await userEvent.click(await button(t('citations:form.lookUp')));
    });
    await userEvent.click(await button(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

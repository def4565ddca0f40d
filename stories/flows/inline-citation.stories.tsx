import { InlineCitationDialog } from '@octavo/ui/flows/citations';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function InlineCitationAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ 'inline-citation': state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <CardStage>
        <InlineCitationDialog />
      </CardStage>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: { focus: 'combobox Work 1', announced: 'Citation' },
};

const meta = preview.meta({
  title: 'Flows/Inline citation',
  component: InlineCitationAt,
  parameters: { states },
});

const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed = meta.story({ args: { state: 'closed' } });

export const Editing = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent, step }) => {
    await step('A work that is not listed is given its reference', async () => {
      const name = t('citations:inline.workNumber', { number: 2 });
      await userEvent.click(await screen.findByRole('combobox', { name }));
      const [, option] = await screen.findAllByRole('option');
      await userEvent.click(option ?? document.body);
      await waitFor(() => expect(screen.queryByText(t('citations:inline.missing'))).not.toBeInTheDocument());
    });
    await step('The place and the form are changed, and a work is taken out', async () => {
      const [first] = await screen.findAllByLabelText(t('citations:inline.locator'));
      await userEvent.type(first ?? document.body, ' f.');
      await expect(first).toHaveValue('12–15 f.');
      await userEvent.click(screen.getByRole('switch'));
      const [, second] = await screen.findAllByRole('button', { name: t('citations:inline.removeWork') });
      await userEvent.click(second ?? document.body);
      await waitFor(() =>
        expect(
          screen.queryByRole('button', { name: t('citations:inline.removeWork') }),
        ).not.toBeInTheDocument(),
      );
    });
    await userEvent.click(await button(t('citations:form.save')));
    await gone();
  },
});

export const TakenOut = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('citations:inline.remove')));
    await gone();
  },
});

export const LeftForItsReference = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('citations:inline.reference')));
    await gone();
  },
});

export const Dismissed = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:cancel')));
    await gone();
  },
});

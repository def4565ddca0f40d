import type { DeletionTask } from '@octavo/machines/deletion';
import { deletionFlow } from '@octavo/machines/deletion/fixtures';
import { DeletionDialog } from '@octavo/ui/flows/deletion';
import { Home } from '@octavo/ui/flows/home';
import { Trash } from '@octavo/ui/flows/trash';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function DeletionAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ deletion: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <DeletionDialog />
    </Staged>
  );
}

const question =
  'Delete “How the canals changed Birmingham”?. It goes to the trash, where you can restore it.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'button Cancel', announced: question },
  deleting: { focus: 'button Move to trash', announced: question },
};

const meta = preview.meta({ title: 'Flows/Deletion', component: DeletionAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Asking = meta.story({ args: { state: 'asking' } });
export const Deleting = meta.story({ args: { state: 'deleting' } });

const press = async (name: string) => screen.findByRole('button', { name });

export const Confirmed = meta.story({
  args: { state: 'asking' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('deletion:trash.confirm')));
    await waitFor(async () => expect(await press(t('deletion:trash.confirm'))).toHaveAttribute('aria-busy'));
  },
});

export const Dismissed = meta.story({
  args: { state: 'asking' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** The question over the page that it was asked from. */
function OnPage({ children }: { readonly children: ReactNode }) {
  const deletion = useActorRef(deletionFlow.stage, deletionFlow.from(undefined));
  return (
    <Staged of={{ deletion }}>
      {children}
      <DeletionDialog />
    </Staged>
  );
}

const asks = (kind: DeletionTask['kind'], named: { title?: string }) =>
  screen.findByRole('alertdialog', { name: t(`deletion:${kind}.title`, named) });

export const AskedFromARow = meta.story({
  args: { state: '' },
  render: () => (
    <OnPage>
      <Home now={now} />
    </OnPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = 'Letter to the housing office';
    await userEvent.click(await canvas.findByRole('button', { name: t('document-item:more', { title }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('document-item:delete') }));
    await asks('trash', { title });
  },
});

export const AskedForGood = meta.story({
  args: { state: '' },
  render: () => (
    <OnPage>
      <Trash />
    </OnPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = 'Ideas for the utopia seminar';
    await userEvent.click(await canvas.findByRole('button', { name: t('trash:deleteForever', { title }) }));
    await asks('forever', { title });
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(t('deletion:warning'));
  },
});

export const AskedForAll = meta.story({
  args: { state: '' },
  render: () => (
    <OnPage>
      <Trash />
    </OnPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('trash:empty') }));
    await asks('all', {});
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(t('deletion:warning'));
  },
});

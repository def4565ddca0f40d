import { Trash } from '@octavo/ui/flows/trash';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function TrashAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ trash: state, navigation: 'trash' }}>
      <Trash />
    </Staged>
  );
}

const states: ToldStates = {
  'list.idle': { focus: 'unchanged', announced: 'Loading the trash' },
  'list.loading': { focus: 'unchanged', announced: 'Loading the trash' },
  'list.failed': {
    focus: 'unchanged',
    announced:
      'The trash could not be loaded Nothing has been deleted. Check your connection, then try again. Try again',
  },
  'list.ready': { focus: 'unchanged', announced: null },
  'list.refreshing': { focus: 'unchanged', announced: null },
  'restoring.idle': { focus: 'unchanged', announced: null },
  'restoring.running': { focus: 'unchanged', announced: 'Restoring the document' },
};

const meta = preview.meta({
  title: 'Flows/Trash',
  component: TrashAt,
  parameters: { states, layout: 'fullscreen' },
});

export const ListIdle = meta.story({ args: { state: 'list.idle' } });
export const ListLoading = meta.story({ args: { state: 'list.loading' } });
export const ListFailed = meta.story({ args: { state: 'list.failed' } });
export const ListReady = meta.story({ args: { state: 'list.ready' } });
export const ListRefreshing = meta.story({ args: { state: 'list.refreshing' } });
export const RestoringIdle = meta.story({ args: { state: 'restoring.idle' } });
export const RestoringRunning = meta.story({ args: { state: 'restoring.running' } });

export const TriedAgain = meta.story({
  args: { state: 'list.failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('trash:loading'))).toBeInTheDocument();
  },
});

/** A restored document leaves the list at once, and the focus goes to the heading instead of being lost. */
export const Restored = meta.story({
  args: { state: 'restoring.idle' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /Ideas for the utopia seminar/ });
    if (first) await userEvent.click(first);
    await expect(canvas.queryByText('Ideas for the utopia seminar')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

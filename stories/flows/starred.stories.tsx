import { Starred } from '@octavo/ui/flows/starred';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function StarredAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ starred: state, navigation: 'favourites' }}>
      <Starred now={now} />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading your favourites' },
  loading: { focus: 'unchanged', announced: 'Loading your favourites' },
  failed: {
    focus: 'unchanged',
    announced:
      'Your favourites could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
  ready: { focus: 'unchanged', announced: null },
  refreshing: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Starred',
  component: StarredAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Refreshing = meta.story({ args: { state: 'refreshing' } });

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('starred:loading'))).toBeInTheDocument();
  },
});

export const Opened = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ideas for the utopia seminar' });
    await userEvent.click(link);
    await expect(link).toBeVisible();
  },
});

/** A document that loses its star leaves the page; with none left, the page says how to add some. */
export const Unmarked = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    for (const title of ['How the canals changed Birmingham', 'Ideas for the utopia seminar']) {
      await userEvent.click(canvas.getByRole('button', { name: t('document-item:favourite', { title }) }));
    }
    await expect(canvas.getByRole('heading', { name: t('starred:nothing.title') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

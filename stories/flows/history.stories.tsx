import { historyFlow } from '@octavo/machines/history/fixtures';
import type { HistoryPage } from '@octavo/machines/history';
import { History } from '@octavo/ui/flows/history';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function HistoryAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ history: state, navigation: 'history' }}>
      <History today="2026-11-20" />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading your documents' },
  loading: { focus: 'unchanged', announced: 'Loading your documents' },
  ready: { focus: 'unchanged', announced: null },
  refreshing: { focus: 'unchanged', announced: null },
  adding: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'The history could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
};

const meta = preview.meta({
  title: 'Flows/History',
  component: HistoryAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Refreshing = meta.story({ args: { state: 'refreshing' } });
export const Adding = meta.story({ args: { state: 'adding' } });

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('history:loading'))).toBeInTheDocument();
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

export const MoreAsked = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: t('history:more') });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-busy', 'true');
  },
});

const empty = historyFlow.stage.provide({
  actors: { load: fromPromise(async (): Promise<HistoryPage> => ({ docs: [], next: null })) },
});

function Empty() {
  const history = useActorRef(empty, historyFlow.from(undefined));
  useEffect(() => history.send({ type: 'enter' }), [history]);
  return (
    <Staged of={{ history }}>
      <History today="2026-11-20" />
    </Staged>
  );
}

/** No changes at all, then none on the selected days, then all days again. */
export const DaysChosen = meta.story({
  args: { state: '' },
  render: () => <Empty />,
  play: async ({ canvas, userEvent, step }) => {
    const none = { name: t('history:empty.title') };
    await step('nothing was written', async () => {
      await canvas.findByRole('heading', none);
    });
    await step('days are chosen', async () => {
      const field = new RegExp(`^${t('history:range')}`);
      await userEvent.click(canvas.getByRole('button', { name: field }));
      const days = await screen.findAllByRole('button', { name: /\b(16|20)\b.*2026/ });
      for (const day of days.slice(0, 2)) await userEvent.click(day);
      await userEvent.click(screen.getByRole('button', { name: t('date-picker:apply') }));
      await canvas.findByRole('heading', { name: t('history:noneInRange.title') });
    });
    await step('all days are shown again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('history:noneInRange.action') }));
      await canvas.findByRole('heading', none);
    });
  },
});

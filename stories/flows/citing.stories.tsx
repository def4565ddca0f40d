import type { Found } from '@octavo/machines/citing';
import { citingFlow } from '@octavo/machines/citing/fixtures';
import { citedWorks } from '@octavo/machines/fixtures';
import { Citing } from '@octavo/ui/flows/citations';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function CitingAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ citing: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <CardStage>
        <Citing />
      </CardStage>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'region Find a source', announced: 'Looking for sources' },
  results: { focus: 'region Find a source', announced: '3 sources found' },
  empty: { focus: 'region Find a source', announced: null },
  failed: {
    focus: 'region Find a source',
    announced:
      'Error fetching citations. Please try again later. The catalogues of works cannot be reached right now. Try again',
  },
};

const meta = preview.meta({ title: 'Flows/Citing', component: CitingAt, parameters: { states } });

const gone = () =>
  waitFor(() => expect(screen.queryByText(t('citations:card.title'))).not.toBeInTheDocument());

export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:close') }));
    await gone();
  },
});
export const Results = meta.story({
  args: { state: 'results' },
  play: async ({ canvas, userEvent }) => {
    const title = citedWorks[0]?.title;
    await userEvent.click(
      await canvas.findByRole('button', { name: t('citations:card.citeName', { title }) }),
    );
    await gone();
  },
});
export const Empty = meta.story({
  args: { state: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('citations:card.own') }));
    await gone();
  },
});

/** The flow with catalogues that answer. */
function Answered({ state }: { readonly state: string }) {
  const find = fromPromise<Found, { passage: string }>(async () => ({
    references: citedWorks,
    services: [],
    icons: {},
  }));
  const actor = useActorRef(citingFlow.stage.provide({ actors: { find } }), citingFlow.at(state));
  return (
    <Staged of={{ citing: actor }}>
      <CardStage>
        <Citing />
      </CardStage>
    </Staged>
  );
}

export const Failed = meta.story({ args: { state: 'failed' } });

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('citations:card.sentNowhere'))).toBeVisible();
  },
});

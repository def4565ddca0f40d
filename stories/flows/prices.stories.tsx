import { member } from '@octavo/machines/fixtures';
import { PricesPage } from '@octavo/ui/flows/prices';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function PricesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ prices: state, navigation: 'prices' }}>
      <PricesPage />
    </Staged>
  );
}

function OfPro() {
  return (
    <Staged states={{ navigation: 'prices' }} of={{ account: useAccountOf({ ...member, pro: true }) }}>
      <PricesPage />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading the prices' },
  loading: { focus: 'unchanged', announced: 'Loading the prices' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: 'The prices could not be loaded Check your connection, then try again. Try again',
  },
};

const meta = preview.meta({
  title: 'Flows/Prices',
  component: PricesAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('prices:loading'))).toBeInTheDocument();
  },
});

/** An account that already is Pro is not asked to pay. */
export const Yours = meta.story({
  args: { state: 'ready' },
  render: () => <OfPro />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('prices:pro.yours'))).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('prices:pro.action') })).not.toBeInTheDocument();
  },
});

import type { TestOutcome } from '@octavo/contract/account-kinds';
import { type CheckoutParts, ProvideCheckout } from '@octavo/ui/flows/checkout';
import { TestTillFields, Upgrade } from '@octavo/ui/flows/upgrade';
import { t } from 'i18next';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ExpressStandIn } from '../pieces/payment-stand-in.tsx';
import { Staged } from './stage.tsx';
import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const Frame = ({ children }: { readonly children: ReactNode }) => children;

function Fields() {
  const [outcome, setOutcome] = useState<TestOutcome>('success');
  return <TestTillFields outcome={outcome} onOutcomeChange={setOutcome} />;
}

interface UpgradeAtProps {
  readonly state: string;
  readonly Express?: CheckoutParts['Express'];
}

function UpgradeAt({ state, Express = ExpressStandIn }: UpgradeAtProps) {
  const parts = { Frame, Fields, Express };
  return (
    <Staged states={{ upgrade: state }}>
      <ProvideCheckout store={{ subscribe: () => () => {}, getSnapshot: () => parts }}>
        <Upgrade />
      </ProvideCheckout>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'tab Yearly', announced: ['Loading the price', `${brand.name} Pro`] },
  loading: { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  'ready.resting': { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  'ready.told': {
    focus: 'tab Yearly half the price',
    announced: ['Your card was declined.', `${brand.name} Pro`],
  },
  paying: { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  failed: {
    focus: 'button Try again',
    announced: [
      'The payment form could not be loaded Nothing was charged. Check your connection, then try again. Try again',
      `${brand.name} Pro`,
    ],
  },
};

const meta = preview.meta({
  title: 'Flows/Upgrade',
  component: UpgradeAt,
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Closed = meta.story({ args: { state: 'closed' } });
export const Asking = meta.story({ args: { state: 'asking' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const ReadyResting = meta.story({ args: { state: 'ready.resting' } });
export const ReadyTold = meta.story({ args: { state: 'ready.told' } });
export const Paying = meta.story({ args: { state: 'paying' } });
export const Failed = meta.story({ args: { state: 'failed' } });

export const Paid = meta.story({
  args: { state: 'ready.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: t('test-till:form.refusal') }));
    const pay = await screen.findByRole('button', { name: /47[.,]90/u });
    await userEvent.click(pay);
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'));
  },
});

export const MonthAskedFor = meta.story({
  args: { state: 'ready.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: t('upgrade:period.monthly') }));
    await expect(await screen.findByText(t('upgrade:loading'))).toBeInTheDocument();
    // The form stays while the other price is loading.
    await expect(screen.getByRole('radio', { name: t('test-till:form.success') })).toBeVisible();
  },
});

export const WithoutExpressPay = meta.story({
  args: { state: '' },
  render: () => <UpgradeAt state="ready.resting" Express={null} />,
  play: async () => {
    await waitFor(() => expect(screen.queryByText(t('upgrade:orByCard'))).not.toBeInTheDocument());
  },
});

export const Retried = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await screen.findByText(t('upgrade:loading'))).toBeInTheDocument();
  },
});

export const ClosedAgain = meta.story({
  args: { state: 'ready.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

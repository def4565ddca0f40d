import { member, visitor } from '@octavo/machines/fixtures';
import { PaymentReturnDialog } from '@octavo/ui/flows/payment-return';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface PaymentReturnAtProps {
  readonly state: string;
  readonly isVisitor?: boolean;
}

function PaymentReturnAt({ state, isVisitor = false }: PaymentReturnAtProps) {
  return (
    <Staged states={{ 'payment-return': state }} of={{ account: useAccountOf(isVisitor ? visitor : member) }}>
      <PaymentReturnDialog />
    </Staged>
  );
}

const states: ToldStates = {
  succeeded: { focus: 'button Start writing', announced: 'Payment succeeded!' },
  settling: { focus: 'button Go on writing', announced: 'Your payment is being confirmed' },
  waiting: { focus: 'unchanged', announced: null },
  processing: { focus: 'button Go on writing', announced: 'Your payment is processing.' },
  requires_payment_method: {
    focus: 'button Later',
    announced: 'Your payment was not successful, please try again.',
  },
  other: { focus: 'button Later', announced: 'Something went wrong.' },
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Payment-return',
  component: PaymentReturnAt,
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
});

export const Closed = meta.story({ args: { state: 'closed' } });
export const Asking = meta.story({ args: { state: 'asking' } });
export const Succeeded = meta.story({ args: { state: 'succeeded' } });
export const Settling = meta.story({ args: { state: 'settling' } });
export const Processing = meta.story({ args: { state: 'processing' } });
export const Requires_payment_method = meta.story({ args: { state: 'requires_payment_method' } });
export const Waiting = meta.story({ args: { state: 'waiting' } });
export const Other = meta.story({ args: { state: 'other' } });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const PaidWithoutSigningIn = meta.story({
  args: { state: '' },
  render: () => <PaymentReturnAt state="succeeded" isVisitor />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('upgrade:return.signIn.action') }));
    await gone();
  },
});

export const TriedAgain = meta.story({
  args: { state: 'requires_payment_method' },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: t('upgrade:return.requires_payment_method.action') }),
    );
    await gone();
  },
});

export const WritingGoesOn = meta.story({
  args: { state: 'processing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('upgrade:return.processing.action') }));
    await gone();
  },
});

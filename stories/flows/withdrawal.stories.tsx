import { member } from '@octavo/machines/fixtures';
import { Withdrawal } from '@octavo/ui/flows/withdrawal';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function WithdrawalAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ withdrawal: state }} of={{ account: useAccountOf(member) }}>
      {state === 'closed' ? <NothingShown /> : null}
      <Withdrawal />
    </Staged>
  );
}

const form =
  'Withdraw your earnings. The whole balance of USD 41.50 is paid out. This usually takes a few working days.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: { focus: 'radio Bank transfer', announced: form },
  sending: { focus: 'radio Bank transfer', announced: form },
};

const meta = preview.meta({
  title: 'Flows/Withdrawal',
  component: WithdrawalAt,
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
});

export const Closed = meta.story({ args: { state: 'closed' } });
export const Editing = meta.story({ args: { state: 'editing' } });
export const Sending = meta.story({ args: { state: 'sending' } });

export const ByPayPal = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    const holder = await screen.findByRole('textbox', { name: t('withdrawal:holder') });
    await userEvent.clear(holder);
    await userEvent.click(screen.getByRole('radio', { name: t('withdrawal:paypal') }));
    const send = screen.getByRole('button', { name: /41[.,]50/u });
    await userEvent.click(send);
    const account = screen.getByRole('textbox', { name: t('withdrawal:paypalLabel') });
    await expect(account).toHaveAccessibleDescription(t('withdrawal:problems.paypalShape'));
    await userEvent.type(holder, 'Ada Moreira');
    await userEvent.type(account, 'ada@write.example');
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
});

export const GivenUp = meta.story({
  args: { state: 'editing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

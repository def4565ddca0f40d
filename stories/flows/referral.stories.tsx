import type { Account } from '@octavo/machines/account';
import { member, visitor } from '@octavo/machines/fixtures';
import { Gift as GiftView, Referral, SidebarGift } from '@octavo/ui/flows/referral';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface ReferralAtProps {
  readonly state: string;
  readonly account?: Account;
}

function ReferralAt({ state, account = member }: ReferralAtProps) {
  return (
    <Staged states={{ referral: state }} of={{ account: useAccountOf(account) }}>
      <div style={{ maxWidth: 260, padding: 24, background: 'var(--octavo-surface-desk)' }}>
        <SidebarGift isSlim={false} />
      </div>
      <Referral />
      <GiftView />
    </Staged>
  );
}

const states: ToldStates = {
  earned: {
    focus: 'button Invite more',
    announced: 'You have earned 3 free months. They are added to the end of your subscription.',
  },
  claim: {
    focus: 'button Later',
    announced:
      'A free month is waiting for you. Go Pro+ and your first payment lasts two months instead of one.',
  },
  gift: { focus: 'textbox Your invitation link', announced: 'Give a month, get a month' },
  resting: { focus: 'unchanged', announced: null },
  looking: { focus: 'unchanged', announced: null },
  settling: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Referral',
  component: ReferralAt,
  parameters: { states, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
});

export const Resting = meta.story({ args: { state: 'resting' } });
export const Looking = meta.story({ args: { state: 'looking' } });
export const Earned = meta.story({ args: { state: 'earned' } });
export const Claim = meta.story({ args: { state: 'claim' } });
export const Settling = meta.story({ args: { state: 'settling' } });
export const Gift = meta.story({ args: { state: 'gift' } });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const OneMoreInvited = meta.story({
  args: { state: 'earned' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('referral:inviteMore') }));
    await gone();
  },
});

export const Claimed = meta.story({
  args: { state: 'claim' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('referral:claim.action') }));
    await gone();
  },
});

export const PassedOn = meta.story({
  args: { state: 'gift' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText(t('referral:gift.link'))).toHaveValue(
      `${location.origin}/i/main-1`,
    );
    const [, close] = screen.getAllByRole('button', { name: t('common:close') });
    await userEvent.click(close ?? document.body);
    await gone();
  },
});

export const OfAVisitor = meta.story({
  args: { state: '' },
  render: () => <ReferralAt state="gift" account={visitor} />,
  play: async ({ userEvent }) => {
    const signIn = await screen.findByRole('button', { name: t('referral:gift.signIn') });
    await expect(screen.queryByLabelText(t('referral:gift.link'))).toBeNull();
    await userEvent.click(signIn);
    await gone();
  },
});

import type { Account } from '@octavo/machines/account';
import { member, visitor } from '@octavo/machines/fixtures';
import { Profile } from '@octavo/ui/flows/profile';
import { t } from 'i18next';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface ProfileAtProps {
  readonly state: string;
  readonly who?: Account;
}

function ProfileAt({ state, who = member }: ProfileAtProps) {
  return (
    <Staged states={{ profile: state, navigation: 'account' }} of={{ account: useAccountOf(who) }}>
      <Profile />
    </Staged>
  );
}

function BeforeWriting() {
  return (
    <Staged states={{ navigation: 'account', home: 'idle' }} of={{ account: useAccountOf(visitor) }}>
      <Profile />
    </Staged>
  );
}

const states: ToldStates = {
  ready: { focus: 'unchanged', announced: null },
  managing: { focus: 'unchanged', announced: null },
  signingOut: { focus: 'unchanged', announced: null },
  leaving: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Profile',
  component: ProfileAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Ready = meta.story({ args: { state: 'ready' } });
export const Managing = meta.story({ args: { state: 'managing' } });
export const SigningOut = meta.story({ args: { state: 'signingOut' } });
export const Leaving = meta.story({ args: { state: 'leaving' } });

const free: Account = {
  info: { ...member.info, name: '', earnings: 0, recentWithdrawal: null },
  pro: false,
  renewsAt: null,
  endsAt: null,
  failedAt: null,
  retriesAt: null,
  manageable: false,
  wordsLeft: 61,
};
const shared: Account = {
  info: { ...member.info, name: 'Reading group', email: null, accountType: 'shared', earnings: 0 },
  pro: true,
  renewsAt: null,
  endsAt: null,
  failedAt: null,
  retriesAt: null,
  manageable: false,
  wordsLeft: 200,
};
const waiting: Account = { ...member, info: { ...member.info, recentWithdrawal: 'pending' } };

/** Everything that a member sees (SPEC §2, §6). */
export const ReadByAMember = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const part = async (name: string) => within(await canvas.findByRole('region', { name }));
    const you = await part(t('details:title'));
    await expect(you.getByText('Ada Moreira')).toBeVisible();
    await expect(you.getByText('ada@write.example')).toBeVisible();
    const plan = await part(t('profile:plan.title'));
    await expect(plan.getByText(t('account:plan.pro'))).toBeVisible();
    await expect(plan.getByRole('button', { name: t('profile:plan.manage') })).toBeEnabled();
    const sharing = await part(t('sharing:title'));
    await expect(sharing.getByRole('button', { name: t('sharing:add') })).toBeEnabled();
    const affiliate = await part(t('profile:affiliate.title'));
    await expect(affiliate.getByText(/41[.,]50/u)).toBeVisible();
    await expect(affiliate.getByText(t('profile:affiliate.withdrawal.fulfilled'))).toBeVisible();
    await expect(affiliate.getByRole('button', { name: t('profile:affiliate.withdraw') })).toBeEnabled();
    const link = `${location.origin}/i/main-1`;
    await expect(affiliate.getByText(link)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(affiliate.getByRole('button', { name: t('profile:affiliate.copy') }));
    await expect(write).toHaveBeenCalledWith(link);
    await affiliate.findByRole('button', { name: t('profile:affiliate.copied') });
  },
});

/** The state of a withdrawal that was requested (SPEC §2). */
export const WithdrawalProcessed = meta.story({
  args: { state: 'ready', who: { ...member, info: { ...member.info, recentWithdrawal: 'processed' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('profile:affiliate.withdrawal.processed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('profile:affiliate.withdraw') })).toBeDisabled();
  },
});

/** Login instead of logout, with the invitations dimmed (SPEC §6). */
export const Visitor = meta.story({
  args: { state: 'ready', who: visitor },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('profile:signOut.action') })).toBeDisabled(),
    );
    await expect(canvas.getByRole('button', { name: t('profile:affiliate.withdraw') })).toBeDisabled();
    await expect(canvas.getByRole('region', { name: t('profile:affiliate.title') })).toHaveAttribute(
      'data-dimmed',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('signup-offer:signUp') }));
    await userEvent.click(canvas.getByRole('button', { name: t('faq:free.question') }));
    await waitFor(() => expect(canvas.getByText(t('faq:free.answer'))).toBeVisible());
  },
});

export const VisitorBeforeWriting = meta.story({
  args: { state: '' },
  render: () => <BeforeWriting />,
});

export const Free = meta.story({
  args: { state: 'ready', who: free },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('profile:affiliate.withdraw') })).toBeDisabled();
    await expect(canvas.getByText(new RegExp(t('account:allowance.left', { count: 61 })))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('sharing:add') })).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('profile:affiliate.withdrawal.fulfilled'))).not.toBeInTheDocument();
  },
});

/** No plan, invitations, address or shared accounts (SPEC §6). */
export const Shared = meta.story({
  args: { state: 'ready', who: shared },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('profile:shared.active'))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('profile:plan.title') })).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('heading', { name: t('profile:affiliate.title') }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: t('sharing:title') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: t('details:title') })).not.toBeInTheDocument();
  },
});

export const SharedLapsed = meta.story({
  args: { state: 'ready', who: { ...shared, pro: false, wordsLeft: 200 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('profile:shared.inactive'))).toBeVisible();
  },
});

/** A second withdrawal has to wait for the first one (SPEC §4). */
export const WithdrawalPending = meta.story({
  args: { state: 'ready', who: waiting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('profile:affiliate.withdraw') })).toBeDisabled();
    await expect(canvas.getByText(t('profile:affiliate.withdrawal.pending'))).toBeVisible();
  },
});

/** A failed renewal is shown with its date and how to fix it. */
export const PaymentLate = meta.story({
  args: {
    state: 'ready',
    who: {
      ...member,
      renewsAt: null,
      failedAt: '2026-11-21T09:00:00.000Z',
      retriesAt: '2026-11-28T09:00:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('region', { name: t('profile:plan.title') }));
    await expect(plan.getByText(/21/)).toBeVisible();
    await expect(plan.getByText(/28/)).toBeVisible();
    await expect(plan.getByRole('button', { name: t('profile:plan.manage') })).toBeEnabled();
  },
});

export const PaymentStopped = meta.story({
  args: { state: 'ready', who: { ...free, failedAt: '2026-11-21T09:00:00.000Z', manageable: true } },
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('region', { name: t('profile:plan.title') }));
    await expect(plan.getByRole('button', { name: t('profile:plan.manage') })).toBeEnabled();
    await expect(plan.getByRole('button', { name: t('profile:plan.upgrade') })).toBeEnabled();
  },
});

/** Nothing was bought, so there is nothing to manage. */
export const PlanGiven = meta.story({
  args: { state: 'ready', who: { ...member, renewsAt: null, manageable: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('account:plan.pro'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('profile:plan.manage') })).not.toBeInTheDocument();
  },
});

export const SubscriptionManaged = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:plan.manage') }));
    await expect(canvas.getByRole('button', { name: t('profile:plan.manage') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const SignedOut = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:signOut.action') }));
    await expect(canvas.getByRole('button', { name: t('profile:signOut.action') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const AiSwitchedOff = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: t('profile:writing.ai') }));
    await expect(canvas.getByRole('switch', { name: t('profile:writing.ai') })).not.toBeChecked();
  },
});

export const Loading = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ account: 'loading', navigation: 'account' }}>
      <Profile />
    </Staged>
  ),
});

export const NotLoaded = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ account: 'unknown', navigation: 'account' }}>
      <Profile />
    </Staged>
  ),
});

import { brand } from '@octavo/contract/brand';
import { ClaimMonth, EarnedMonth, GiftButton, GiftDialog } from '@octavo/ui/flows/referral';
import { SharePanel } from '@octavo/ui/flows/share';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const onClose = fn();
const onNext = fn();

const people = [
  { name: 'Inês Duarte', email: 'ines.duarte@uni.example', avatarUrl: null },
  { name: 'Jonas Weber', email: 'jonas@weber.example', avatarUrl: null },
  { name: 'Élodie Tremblay', email: null, avatarUrl: null },
];
const one = people.slice(0, 1);
const link = 'https://octavo.example/i/u_7Kq2';

const phone = { viewport: { value: 'mobile2' } };

const meta = preview.meta({
  title: 'Pieces/Referral and sharing',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => {
    onClose.mockReset();
    onNext.mockReset();
  },
});

export const EarnedAMonth = meta.story({
  render: () => <EarnedMonth open onClose={onClose} people={one} onInviteMore={onNext} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: t('referral:earned.title', { count: 1 }) });
    await userEvent.click(screen.getByRole('button', { name: t('referral:inviteMore') }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});
export const EarnedThreeMonths = meta.story({
  render: () => <EarnedMonth open onClose={onClose} people={people} onInviteMore={onNext} />,
});
export const EarnedManyMonths = meta.story({
  render: () => (
    <EarnedMonth
      open
      onClose={onClose}
      people={Array.from({ length: 12 }, (_, index) => ({
        name: `Reader ${index + 1}`,
        email: `reader${index + 1}@uni.example`,
        avatarUrl: null,
      }))}
      onInviteMore={onNext}
    />
  ),
});

export const AMonthToClaim = meta.story({
  render: () => <ClaimMonth open onClose={onClose} people={people} onGoPro={onNext} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('referral:claim.action') }));
    await expect(onNext).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('referral:claim.later') }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const Gift = meta.story({
  render: () => <GiftDialog open onClose={onClose} link={link} onSignIn={onNext} hasFreeMonth={false} />,
  play: async () => {
    const field = await screen.findByLabelText(t('referral:gift.link'));
    await expect(field).toHaveValue(link);
    await expect(field).toHaveAttribute('readonly');
  },
});
export const GiftOnADeviceThatShares = meta.story({
  render: () => (
    <GiftDialog open onClose={onClose} link={link} onSignIn={onNext} hasFreeMonth={false} onShare={onNext} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('share:elsewhere') }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});
export const GiftOfAVisitor = meta.story({
  render: () => <GiftDialog open onClose={onClose} link={null} onSignIn={onNext} hasFreeMonth={false} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('referral:gift.signIn') }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});
export const GiftWithAFreeMonth = meta.story({
  render: () => <GiftDialog open onClose={onClose} link={link} onSignIn={onNext} hasFreeMonth />,
});
export const GiftOnAPhone = meta.story({
  globals: phone,
  render: () => (
    <GiftDialog open onClose={onClose} link={link} onSignIn={onNext} hasFreeMonth={false} onShare={onNext} />
  ),
});

export const GiftButtons = meta.story({
  render: () => (
    <main
      style={{
        display: 'grid',
        gap: 12,
        maxWidth: 260,
        padding: 24,
        background: 'var(--octavo-surface-desk)',
      }}
    >
      <GiftButton hasFreeMonth={false} isSlim={false} onOpen={onNext} />
      <GiftButton hasFreeMonth isSlim={false} onOpen={onClose} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('referral:gift.title') }));
    await expect(onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t('referral:acquired') })).toBeVisible();
  },
});

const share = { open: true, onClose, link: 'https://octavo.example', isFailed: false, onRetry: onNext };

export const ShareTheProduct = meta.story({
  render: () => (
    <SharePanel
      {...share}
      message={`I write my essays with ${brand.name}. It finds the thesis, the sources and the comma.`}
      onShare={onNext}
    />
  ),
});
export const ShareLoading = meta.story({ render: () => <SharePanel {...share} message={null} /> });
export const ShareFailed = meta.story({
  render: () => <SharePanel {...share} message={null} isFailed />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});

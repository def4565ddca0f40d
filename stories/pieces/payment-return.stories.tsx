import { PaymentReturn } from '@octavo/ui/flows/upgrade';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pieces/Payment return',
  component: PaymentReturn,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    outcome: 'succeeded' as const,
    isAnonymous: false,
    onSignIn: fn(),
    onTryAgain: fn(),
  },
});

export const Succeeded = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: t('upgrade:return.succeeded.title') });
    await userEvent.click(screen.getByRole('button', { name: t('upgrade:return.succeeded.action') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SucceededWithoutSignIn = meta.story({
  args: { isAnonymous: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('upgrade:return.signIn.action') }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({ args: { outcome: 'processing' } });

export const NotSuccessful = meta.story({
  args: { outcome: 'requires_payment_method' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: t('upgrade:return.requires_payment_method.action') }),
    );
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Unclear = meta.story({ args: { outcome: 'other' } });

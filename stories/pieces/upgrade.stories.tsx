import { brand } from '@octavo/contract/brand';
import { App } from '@octavo/ui/flows/app';
import { Home } from '@octavo/ui/flows/home';
import type { UpgradeOffer } from '@octavo/machines/upgrade';
import { UpgradeSheet, type UpgradeSheetProps } from '@octavo/ui/flows/upgrade';
import { t } from 'i18next';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from '../flows/stage.tsx';
import { ExpressStandIn, FieldsStandIn } from './payment-stand-in.tsx';

const nextYear = new Date(2027, 10, 21).getTime();
const nextMonth = new Date(2026, 11, 21).getTime();
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

const full = {
  monthly: { currency: 'USD', amount: 9.99, fullAmount: 9.99, discountUntil: null, renewsOn: nextMonth },
  yearly: { currency: 'USD', amount: 59.88, fullAmount: 59.88, discountUntil: null, renewsOn: nextYear },
} as const satisfies Record<string, UpgradeOffer>;

const reduced = (seconds: number) => ({
  monthly: { ...full.monthly, amount: 7.99, discountUntil: inSeconds(seconds) },
  yearly: { ...full.yearly, amount: 47.9, discountUntil: inSeconds(seconds) },
});

const meta = preview.meta({
  title: 'Pieces/Upgrade',
  component: UpgradeSheet,
  tags: ['window-only'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    open: true,
    onClose: fn(),
    period: 'yearly' as const,
    onPeriodChange: fn(),
    yearlySaving: 0.5005,
    offer: reduced(148_042).yearly,
    onDiscountEnd: fn(),
    express: <ExpressStandIn />,
    fields: <FieldsStandIn />,
    isPaying: false,
    message: null,
    accountHref: '/app/account/',
    onPay: fn(),
    failure: null,
    onRetry: fn(),
  },
});

export const YearlyWithDiscount = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: `${brand.name} Pro` });
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(t('upgrade:period.yearly'));
    await expect(panel).toHaveTextContent(/3[.,]99/u);
    await expect(screen.getByRole('timer')).toHaveTextContent(/^41:07:\d\d$/u);
    await userEvent.click(screen.getByRole('button', { name: /47[.,]90/u }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

function OverHome(props: UpgradeSheetProps) {
  return (
    <Staged>
      <App home={<Home now={now} />} document={null} />
      <UpgradeSheet {...props} />
    </Staged>
  );
}

export const OverTheHomePage = meta.story({
  render: (args) => <OverHome {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: `${brand.name} Pro` });
  },
});

export const MonthlyWithDiscount = meta.story({
  args: { period: 'monthly', offer: reduced(148_042).monthly },
});
export const Yearly = meta.story({ args: { offer: full.yearly } });
export const Monthly = meta.story({ args: { period: 'monthly', offer: full.monthly } });

export const LastHourOfTheDiscount = meta.story({ args: { offer: reduced(754).yearly } });

/** When the time is over the prices are loaded again, and nothing of the discount remains. */
function UntilTheEnd(props: UpgradeSheetProps) {
  const [offer, setOffer] = useState(props.offer);
  return (
    <UpgradeSheet
      {...props}
      offer={offer}
      onDiscountEnd={() => {
        props.onDiscountEnd?.();
        setOffer(full.yearly);
      }}
    />
  );
}

export const DiscountHasEnded = meta.story({
  args: { offer: reduced(0).yearly },
  render: (args) => <UntilTheEnd {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDiscountEnd).toHaveBeenCalled());
    await screen.findByRole('button', { name: /59[.,]88/u });
    await expect(screen.queryByRole('timer')).toBeNull();
    await expect(screen.getByRole('dialog', { name: `${brand.name} Pro` })).not.toHaveTextContent(
      /47[.,]90/u,
    );
  },
});

export const PriceOnItsWay = meta.story({
  args: { offer: null, express: undefined, fields: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('upgrade:pay') })).toBeDisabled();
  },
});
export const FormOnItsWay = meta.story({ args: { express: undefined, fields: undefined } });
export const WithoutExpressPay = meta.story({ args: { express: null } });

export const Paying = meta.story({
  args: { isPaying: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /47[.,]90/u }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const CardRefused = meta.story({
  args: { message: { is: 'refused', text: 'Your card was declined. Try a different card.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  },
});
export const SomethingWentWrong = meta.story({
  args: { message: { is: 'other' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('upgrade:somethingWentWrong'));
  },
});

export const NotReachable = meta.story({
  args: { failure: 'unreachable' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const NotSetUp = meta.story({ args: { failure: 'notConfigured' } });
export const AlreadyPro = meta.story({ args: { failure: 'alreadyPro' } });

function Switching(props: UpgradeSheetProps) {
  const [period, setPeriod] = useState(props.period);
  return <UpgradeSheet {...props} period={period} offer={full[period]} onPeriodChange={setPeriod} />;
}

export const FromYearlyToMonthly = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Card number'), '4242');
    screen.getByRole('tab', { name: new RegExp(t('upgrade:period.yearly')) }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('button', { name: /9[.,]99/u });
    // The form stays: nothing has to be typed again.
    await expect(screen.getByLabelText('Card number')).toHaveValue('4242');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile2' } } });

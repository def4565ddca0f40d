import type { UpgradeOffer } from '@octavo/machines/upgrade';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../components/countdown/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Price } from '../../components/price/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { timeLeft } from './time-left.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './upgrade-sheet.css.ts';
import { useMoney } from './use-money.ts';

export interface UpgradePriceProps {
  readonly period: BillingPeriod;
  /** Null while loading. */
  readonly offer: UpgradeOffer | null;
  /** The reader's country (ISO 3166-1). */
  readonly country?: string | undefined;
  readonly onDiscountEnd: (() => void) | undefined;
}

const months = { monthly: 1, yearly: 12 } as const;

/** What a month costs, what is charged in total, and until when the discount is valid. */
export function UpgradePrice({ period, offer, country, onDiscountEnd }: UpgradePriceProps) {
  const { t, i18n } = useTranslation('upgrade');
  const money = useMoney(offer?.currency, country);
  if (offer === null) {
    return (
      <div className={css.price}>
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton width="192px" height="48px" />
      </div>
    );
  }

  const { amount, fullAmount, currency, discountUntil } = offer;
  const isReduced = discountUntil !== null;
  const perMonth = (sum: number) => sum / months[period];
  return (
    <>
      <div className={css.price}>
        <Price
          amount={perMonth(amount)}
          currency={currency}
          locale={regionalLanguage(i18n.language)}
          country={country}
          period={t('perMonth')}
          former={isReduced ? { amount: perMonth(fullAmount), label: t('insteadOf') } : undefined}
          note={t(`charge.${period}${isReduced ? 'Reduced' : ''}`, { price: money(amount) })}
        />
      </div>
      {discountUntil === null ? null : (
        <div className={css.discount}>
          <Notice
            tone="warning"
            icon={Timer}
            title={t(`discount.${period}`, { share: shareOff(offer, i18n.language) })}
            aside={
              <Countdown
                until={discountUntil}
                label={t('discount.timer')}
                endedLabel={t('discount.ended')}
                announce={(seconds) => t('discount.left', { time: timeLeft(seconds, i18n.language) })}
                {...(onDiscountEnd && { onEnd: onDiscountEnd })}
              />
            }
          >
            {t('discount.ends', {
              when: new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
                weekday: 'long',
                day: 'numeric',
                month: 'short',
                hour: 'numeric',
                minute: '2-digit',
              }).format(discountUntil),
              price: money(fullAmount),
            })}
          </Notice>
        </div>
      )}
    </>
  );
}

function shareOff({ amount, fullAmount }: UpgradeOffer, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(1 - amount / fullAmount);
}

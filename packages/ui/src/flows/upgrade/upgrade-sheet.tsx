import type { UpgradeFailure } from '@octavo/machines/upgrade';
import { brand } from '@octavo/contract/brand';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { useTranslation } from 'react-i18next';
import { BenefitList } from '../../components/benefit-list/index.ts';
import { SegmentTabs } from '../../components/segment-tabs/index.ts';
import { SlideOver } from '../../components/slide-over/index.ts';
import { TabPanel } from '../../components/tabs/index.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import { UpgradeFailed } from './upgrade-failed.tsx';
import { UpgradePrice } from './upgrade-price.tsx';
import * as css from './upgrade-sheet.css.ts';

export interface UpgradeSheetProps extends Omit<PaymentFormProps, 'period'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly period: BillingPeriod;
  readonly onPeriodChange: (period: BillingPeriod) => void;
  /** How much cheaper a year is than twelve months, from 0 to 1; null while unknown. */
  readonly yearlySaving: number | null;
  /** Called when the countdown of the discount has ended. */
  readonly onDiscountEnd?: (() => void) | undefined;
  /** Shown instead of the price and the form. */
  readonly failure: UpgradeFailure | null;
  readonly onRetry: () => void;
}

const benefits = ['noLimit', 'fullLength', 'webCheck', 'sharedAccounts'] as const;
const periods = ['monthly', 'yearly'] as const;

/**
 * What Pro offers, what it costs and how to pay, as a sheet from the right edge. The caller passes the provider's
 * fields.
 */
export function UpgradeSheet({
  open,
  onClose,
  period,
  onPeriodChange,
  yearlySaving,
  onDiscountEnd,
  failure,
  onRetry,
  ...payment
}: UpgradeSheetProps) {
  const { t, i18n } = useTranslation(['upgrade', 'common']);
  const notes = { monthly: undefined, yearly: savingText() };

  function savingText() {
    if (yearlySaving === null || yearlySaving <= 0) return undefined;
    const share = Math.round(yearlySaving * 100) / 100;
    if (share === 0.5) return t('half');
    return t('less', { share: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share) });
  }

  return (
    <SlideOver
      open={open}
      onClose={onClose}
      title={t('title', { brand: brand.name })}
      closeLabel={t('common:close')}
    >
      <BenefitList label={t('benefits.label')} benefits={benefits.map((name) => t(`benefits.${name}`))} />
      {failure === null ? (
        <>
          <div className={css.offer}>
            <SegmentTabs
              label={t('period.label')}
              value={period}
              tabs={periods.map((value) => ({ value, label: t(`period.${value}`), note: notes[value] }))}
              onValueChange={onPeriodChange}
            >
              {periods.map((value) => (
                <TabPanel key={value} value={value} tabIndex={-1}>
                  <UpgradePrice
                    period={value}
                    offer={payment.offer}
                    country={payment.country}
                    onDiscountEnd={onDiscountEnd}
                  />
                </TabPanel>
              ))}
            </SegmentTabs>
          </div>
          <PaymentForm {...payment} period={period} />
        </>
      ) : (
        <UpgradeFailed failure={failure} onRetry={onRetry} />
      )}
    </SlideOver>
  );
}

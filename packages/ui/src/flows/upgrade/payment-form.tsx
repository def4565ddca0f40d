import type { PaymentMessage, UpgradeOffer } from '@octavo/machines/upgrade';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { Lock } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { ExpressPay } from '../../components/express-pay/index.ts';
import { LabelledDivider } from '../../components/labelled-divider/index.ts';
import { Link } from '../../components/link/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './upgrade-sheet.css.ts';
import { useMoney } from './use-money.ts';

export interface PaymentFormProps {
  readonly period: BillingPeriod;
  /** What is being paid for; null while loading. */
  readonly offer: UpgradeOffer | null;
  /** The reader's country (ISO 3166-1). */
  readonly country?: string | undefined;
  /** The provider's express buttons: undefined while they load, null where the device has none. */
  readonly express?: ReactNode;
  /** The provider's fields; undefined while they load. */
  readonly fields?: ReactNode;
  readonly isPaying: boolean;
  /** Shown for 4 s (SPEC §8): the caller removes it. */
  readonly message: PaymentMessage | null;
  /** Link to where the subscription can be cancelled. */
  readonly accountHref: string;
  readonly onPay: () => void;
}

/** The provider's fields and the button, which says what will be charged. */
export function PaymentForm({
  period,
  offer,
  country,
  express,
  fields,
  isPaying,
  message,
  accountHref,
  onPay,
}: PaymentFormProps) {
  const { t, i18n } = useTranslation('upgrade');
  const money = useMoney(offer?.currency, country);
  const isLoading = offer === null || fields === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading && !isPaying) onPay();
  }

  return (
    <form className={css.form} aria-busy={isLoading || isPaying} onSubmit={submit}>
      {express === null ? null : (
        <>
          <ExpressPay>{express}</ExpressPay>
          <LabelledDivider>{t('orByCard')}</LabelledDivider>
        </>
      )}
      {fields === undefined ? <LoadingFields /> : fields}
      {message === null ? null : (
        <Notice role="alert" tone="danger">
          {message.is === 'refused' ? message.text : t('somethingWentWrong')}
        </Notice>
      )}
      <div className={css.pay}>
        <Button tone="solid" size="lg" isWide icon={Lock} type="submit" busy={isPaying} disabled={isLoading}>
          {isLoading ? t('pay') : t('payAmount', { price: money(offer.amount) })}
        </Button>
        {isLoading ? null : (
          <p className={css.note}>
            <Trans
              t={t}
              i18nKey={`renews.${period}`}
              values={{
                price: money(offer.fullAmount),
                date: new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'long' }).format(
                  offer.renewsOn,
                ),
              }}
              components={{ account: <Link href={accountHref} /> }}
            />
          </p>
        )}
      </div>
    </form>
  );
}

/** A placeholder for the provider's fields. */
function LoadingFields() {
  return (
    <div className={css.fields}>
      <Field isWide />
      <Field />
      <Field />
      <Field isWide />
    </div>
  );
}

function Field({ isWide = false }: { readonly isWide?: boolean }) {
  return (
    <div className={isWide ? `${css.field} ${css.wide}` : css.field}>
      <Skeleton width="96px" height="14px" />
      <Skeleton width="100%" height="44px" />
    </div>
  );
}

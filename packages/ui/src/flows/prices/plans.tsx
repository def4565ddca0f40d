import type { Prices } from '@octavo/contract';
import { brand } from '@octavo/contract/brand';
import { moneyFormat } from '@octavo/contract/money-format';
import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BenefitList } from '../../components/benefit-list/index.ts';
import { Button } from '../../components/button/index.ts';
import { card } from '../../components/corner/corner.css.ts';
import { Price } from '../../components/price/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './prices.css.ts';

const free = ['write', 'corrections', 'words', 'citations', 'ownCheck', 'files'] as const;
const pro = ['everything', 'noLimit', 'fullLength', 'webCheck', 'moreIdeas', 'sharedAccounts'] as const;

/** Free and Pro side by side. */
export function Plans({ prices }: { readonly prices: Prices }) {
  return (
    <div className={css.plans}>
      <Free prices={prices} />
      <Pro prices={prices} />
    </div>
  );
}

function Free({ prices: { currency } }: { readonly prices: Prices }) {
  const { t, i18n } = useTranslation('prices');
  const country = useCountry();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`${card} ${css.plan}`}>
      <h2 id={heading} className={css.name}>
        {t('free.title')}
      </h2>
      <Price
        amount={0}
        currency={currency}
        locale={i18n.language}
        country={country}
        period={t('free.period')}
        note={t('free.note')}
      />
      <BenefitList label={t('free.label')} benefits={free.map((name) => t(`free.${name}`))} />
    </section>
  );
}

function Pro({ prices: { currency, monthly, yearly } }: { readonly prices: Prices }) {
  const { t, i18n } = useTranslation('prices');
  const app = useFlow('app');
  const account = useFlow('account');
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  const heading = useId();
  const country = useCountry();
  const money = moneyFormat(i18n.language, currency, country);
  return (
    <section aria-labelledby={heading} className={`${card} ${css.plan} ${css.chosen}`}>
      <h2 id={heading} className={css.name}>
        {t('pro.title', { brand: brand.name })}
      </h2>
      <Price
        amount={yearly / 12}
        currency={currency}
        locale={i18n.language}
        country={country}
        period={t('pro.period')}
        note={t('pro.note', { year: money.format(yearly), month: money.format(monthly) })}
      />
      <BenefitList label={t('pro.label')} benefits={pro.map((name) => t(`pro.${name}`))} />
      {hasPro ? (
        <p className={css.yours}>{t('pro.yours')}</p>
      ) : (
        <div>
          <Button tone="solid" onClick={() => app.send({ type: 'open-upgrade-panel' })}>
            {t('pro.action')}
          </Button>
        </div>
      )}
    </section>
  );
}

function useCountry(): string | undefined {
  return useSelector(useFlow('account'), ({ context }) => context.account?.info.countryCode);
}

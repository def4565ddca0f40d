import type { Prices } from '@octavo/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './prices.css.ts';

const asked = ['renewal', 'cancel', 'afterwards', 'discount', 'invited', 'shared'] as const;

/** What people ask before they pay. */
export function Terms({ prices: { discount } }: { readonly prices: Prices }) {
  const { t, i18n } = useTranslation('prices');
  const heading = useId();
  const shown = asked.filter((name) => name !== 'discount' || discount !== null);
  const figures = {
    share: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((discount?.percent ?? 0) / 100),
    count: discount?.hours ?? 0,
  };
  return (
    <section aria-labelledby={heading} className={css.terms}>
      <h2 id={heading} className={css.name}>
        {t('terms.title')}
      </h2>
      <dl className={css.answers}>
        {shown.map((name) => (
          <div key={name}>
            <dt className={css.question}>{t(`terms.${name}.question`)}</dt>
            <dd className={css.answer}>{t(`terms.${name}.answer`, figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { Prices } from '@octavo/contract';
import { brand } from '@octavo/contract/brand';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import { ListFailed, ListLoading, ListPage } from '../layout/list-page.tsx';
import { LoadingPlans } from './loading-plans.tsx';
import { Plans } from './plans.tsx';
import { Terms } from './terms.tsx';

/** What both plans include and what Pro costs; the page needs no account, so that its address can be shared. */
export function PricesPage() {
  const flow = useFlow('prices');
  const { t } = useTranslation('prices');
  const prices = useSelector(flow, ({ context }) => context.prices);
  const isFailed = useSelector(flow, (state) => state.hasTag('failed'));
  return (
    <ListPage heading={t('heading')} hint={t('hint', { brand: brand.name })}>
      {isFailed ? (
        <ListFailed
          title={t('failed.title')}
          hint={t('failed.hint')}
          onRetry={() => flow.send({ type: 'retry' })}
        />
      ) : prices === null ? (
        <ListLoading label={t('loading')}>
          <LoadingPlans />
        </ListLoading>
      ) : (
        <PlansAndTerms prices={prices} />
      )}
    </ListPage>
  );
}

function PlansAndTerms({ prices }: { readonly prices: Prices }) {
  return (
    <>
      <Plans prices={prices} />
      <Terms prices={prices} />
    </>
  );
}

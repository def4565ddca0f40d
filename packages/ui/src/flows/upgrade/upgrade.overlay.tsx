import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFlow } from '../flow-context/index.ts';
import { useCheckout } from '../checkout/index.ts';
import { UpgradeSheet } from './upgrade-sheet.tsx';

/** The upgrade panel on its flow (SPEC §2), with the payment provider's form. */
export default function Upgrade() {
  const upgrade = useFlow('upgrade');
  const context = useSelector(upgrade, (state) => state.context);
  const isOpen = useSelector(upgrade, (state) => state.hasTag('visible'));
  const isPaying = useSelector(upgrade, (state) => state.hasTag('paying'));
  const { period, offers, latest, isFormLoaded } = context;
  const country = useSelector(useFlow('account'), (state) => state.context.account?.info.countryCode);
  const checkout = useCheckout();
  const form = isFormLoaded ? checkout : null;
  const pay = () => upgrade.send({ type: 'pay' });

  const sheet = (fields: ReactNode, express: ReactNode) => (
    <UpgradeSheet
      open={isOpen}
      onClose={() => upgrade.send({ type: 'close' })}
      period={period}
      onPeriodChange={(value) => upgrade.send({ type: 'period.change', period: value })}
      yearlySaving={context.yearlySaving}
      offer={offers[period] ?? null}
      country={country}
      express={express}
      fields={fields}
      isPaying={isPaying}
      message={context.message}
      accountHref={formatRoute({ page: 'account' })}
      onPay={pay}
      failure={context.failure}
      onRetry={() => upgrade.send({ type: 'retry' })}
    />
  );

  if (form === null || latest === null) return sheet(undefined, undefined);
  const { Frame, Fields, Express } = form;
  return (
    <Frame offer={offers[period] ?? latest}>
      {sheet(<Fields />, Express === null ? null : <Express onPay={pay} />)}
    </Frame>
  );
}

import type { TestOutcome } from '@octavo/contract/account-kinds';
import { Button } from '@octavo/ui/components/button';
import type { ExpressProps } from '@octavo/ui/flows/checkout';
import { TestTillFields } from '@octavo/ui/flows/upgrade';
import i18next from 'i18next';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { go } from '../wiring/go.ts';
import type { Checkout } from './checkout.types.ts';
import { returnUrl } from './return-url.ts';

const outcomes = ['succeeded', 'processing', 'requires_payment_method'] as const;

let chosen: TestOutcome = 'success';
const listeners = new Set<() => void>();

function choose(outcome: TestOutcome): void {
  chosen = outcome;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Frame = ({ children }: { readonly children: ReactNode }) => children;

function Fields() {
  const outcome = useSyncExternalStore(subscribe, () => chosen);
  return <TestTillFields outcome={outcome} onOutcomeChange={choose} />;
}

function Express({ onPay }: ExpressProps) {
  const { t } = useTranslation('test-till');
  return (
    <Button size="lg" isWide onClick={onPay}>
      {t('form.express')}
    </Button>
  );
}

/** Payments without money: the server says whether the test till is on. */
export async function openTestTill(): Promise<Checkout> {
  await i18next.loadNamespaces('test-till');
  return {
    parts: { Frame, Fields, Express },
    async confirm(secret) {
      const { status, message } = await call('payAtTestTill', { body: { secret, outcome: chosen } });
      if (status === 'requires_payment_method') {
        return message === null ? { is: 'other' } : { is: 'refused', text: message };
      }
      const address = new URL(returnUrl());
      address.searchParams.set('payment_intent_client_secret', secret);
      address.searchParams.set('redirect_status', status);
      await go(address.href);
      return { is: 'other' };
    },
    statusOf: async (_, told) => outcomes.find((outcome) => outcome === told) ?? 'other',
  };
}

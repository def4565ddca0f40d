import { currencyDecimals } from '@octavo/contract/currency-decimals';
import type { PaymentMessage, UpgradeOffer } from '@octavo/machines/upgrade';
import type { ExpressProps } from '@octavo/ui/flows/checkout';
import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import {
  loadStripe,
  type Stripe,
  type StripeElementLocale,
  type StripeElements,
  type StripeError,
} from '@stripe/stripe-js';
import i18next from 'i18next';
import { type ReactNode, useEffect } from 'react';
import type { Checkout } from './checkout.types.ts';
import { withoutExpress } from './checkout-store.ts';
import { letStripeIn } from './let-stripe-in.ts';
import { returnUrl } from './return-url.ts';
import { stripeAppearance } from './stripe-appearance.ts';

/** https://docs.stripe.com/js/appendix/supported_locales */
const locales: Readonly<Record<string, StripeElementLocale>> = {
  en: 'en',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'fr-CA': 'fr-CA',
  'pt-PT': 'pt',
};

/** Stripe takes whole numbers of the currency's smallest unit. */
function inMinorUnit({ amount, currency }: UpgradeOffer): number {
  return Math.round(amount * 10 ** currencyDecimals(currency));
}

const shownTypes: readonly string[] = ['card_error', 'validation_error'];

/** SPEC §8: card and validation errors in the provider's words, all others in ours. */
const toMessage = ({ type, message }: StripeError): PaymentMessage =>
  message !== undefined && shownTypes.includes(type) ? { is: 'refused', text: message } : { is: 'other' };

/** Stripe's own form; its script comes only from Stripe. @throws Error where it cannot be fetched */
export async function openStripe(publishableKey: string): Promise<Checkout> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe runs in a browser only.');
  let open: { readonly stripe: Stripe; readonly elements: StripeElements } | null = null;

  /** Makes Stripe and the form's elements available to `confirm`. */
  function Reach() {
    const ready = useStripe();
    const elements = useElements();
    useEffect(() => {
      open = ready && elements ? { stripe: ready, elements } : null;
    }, [ready, elements]);
    return null;
  }

  function Frame({ offer, children }: { readonly offer: UpgradeOffer; readonly children: ReactNode }) {
    return (
      <Elements
        stripe={stripe}
        options={{
          // The amount can change while the form is being filled in; the payment itself is specified on confirmation.
          mode: 'subscription',
          amount: inMinorUnit(offer),
          currency: offer.currency.toLowerCase(),
          appearance: stripeAppearance(),
          locale: locales[i18next.language] ?? 'auto',
        }}
      >
        <Reach />
        {children}
      </Elements>
    );
  }

  function Express({ onPay }: ExpressProps) {
    return (
      <ExpressCheckoutElement
        options={{ buttonHeight: 48 }}
        onReady={({ availablePaymentMethods }) => {
          if (!availablePaymentMethods) withoutExpress();
        }}
        onConfirm={onPay}
      />
    );
  }

  return {
    parts: { Frame, Express, Fields: () => <PaymentElement /> },
    async confirm(clientSecret) {
      if (!open) return { is: 'other' };
      const { elements } = open;
      const { error: invalid } = await elements.submit();
      if (invalid) return toMessage(invalid);
      const close = letStripeIn();
      try {
        const { error } = await open.stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl() },
        });
        return toMessage(error);
      } finally {
        close();
      }
    },
    async statusOf(secret) {
      const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
      switch (paymentIntent?.status) {
        case 'succeeded':
        case 'processing':
        case 'requires_payment_method':
          return paymentIntent.status;
        default:
          return 'other';
      }
    },
  };
}

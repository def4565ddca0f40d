import { z } from 'zod';
import { billingPeriods, testOutcomes } from './account-kinds.ts';
import { endpoints } from './endpoints.ts';
import { answers, jsonBody, route, timestamp } from './route.ts';

const amount = z.number().meta({ description: 'Decimal, in the main unit of the currency.' });
const currency = z.string().length(3).meta({ description: 'ISO 4217.' });

export const subscription = z
  .object({
    pro: z.boolean(),
    renewsAt: timestamp.nullable().meta({ description: 'When the next payment is due, if there is one.' }),
    endsAt: timestamp.nullable().meta({ description: 'When it ends, where it was cancelled.' }),
    failedAt: timestamp.nullable().meta({
      description: 'Since when a payment of it has failed; it is Pro as long as the provider tries again.',
    }),
    retriesAt: timestamp.nullable().meta({ description: 'When that payment is tried again, if it is.' }),
    manageable: z
      .boolean()
      .meta({ description: 'There is something to manage: a plan that was given has no portal.' }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

export const proIntent = z
  .object({
    secret: z.string().meta({ description: 'Client secret of the payment provider.' }),
    amount,
    hasDiscount: z.boolean(),
    discountExpiresAt: z.number().int().nullable().meta({ description: 'Seconds remaining.' }),
    fullAmount: amount,
    currency,
    renewsAt: timestamp,
    publishableKey: z
      .string()
      .nullable()
      .meta({ description: 'For the form of the payment provider; null where the test till stands.' }),
  })
  .meta({ id: 'ProIntent' });
export type ProIntent = z.infer<typeof proIntent>;

export const prices = z
  .object({
    currency,
    monthly: amount,
    yearly: amount,
    discount: z
      .object({ percent: z.number(), hours: z.number() })
      .nullable()
      .meta({ description: 'Of the first payment, for so many hours after the first visit.' }),
    publishableKey: z
      .string()
      .nullable()
      .meta({ description: 'For the form of the payment provider, where there is one.' }),
  })
  .meta({ id: 'Prices' });
export type Prices = z.infer<typeof prices>;

export const testPayment = z
  .object({ secret: z.string().max(200), outcome: z.enum(testOutcomes) })
  .meta({ id: 'TestPayment' });
export type TestPayment = z.infer<typeof testPayment>;

export const testPaymentAnswer = z
  .object({
    status: z.enum(['succeeded', 'processing', 'requires_payment_method']),
    message: z.string().nullable().meta({ description: 'Why the card was refused.' }),
  })
  .meta({ id: 'TestPaymentAnswer' });
export type TestPaymentAnswer = z.infer<typeof testPaymentAnswer>;

export const paymentRoutes = {
  subscription: route(endpoints.subscription, {
    domain: 'Account',
    summary: 'Is the account Pro?',
    responses: answers(subscription),
  }),
  settlePayment: route(endpoints.settlePayment, {
    domain: 'Account',
    summary: 'Ask the payment provider how a payment of the account stands',
    responses: answers(subscription),
  }),
  proIntent: route(endpoints.proIntent, {
    domain: 'Account',
    summary: 'Begin a payment',
    request: { query: z.object({ type: z.enum(billingPeriods) }) },
    responses: answers(proIntent),
  }),
  subscriptionPortal: route(endpoints.subscriptionPortal, {
    domain: 'Account',
    summary: 'Where the subscription is managed',
    responses: answers(z.object({ url: z.url() })),
  }),
  payAtTestTill: route(endpoints.payAtTestTill, {
    domain: 'Account',
    summary: 'Pay at the test till, which takes no money and never stands in production',
    request: { body: jsonBody(testPayment) },
    responses: answers(testPaymentAnswer),
  }),
  prices: route(endpoints.prices, {
    domain: 'System',
    summary: 'What Pro costs',
    responses: answers(prices),
  }),
};

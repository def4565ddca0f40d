import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { ProviderEvent } from './payment-provider.ts';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
const subscription = z.object({ id: z.string() }).transform(({ id }) => id);
const invoice = z
  .object({ parent: z.object({ subscription_details: z.object({ subscription: reference }) }) })
  .transform(({ parent }) => parent.subscription_details.subscription);

/**
 * Reads what a signed message is about: a subscription, or the invoice of one, such as a failed renewal.
 *
 * @throws AppError 400 `invalid_request` if the signature is valid but the content is not an event
 */
export function readStripeEvent(signed: unknown): ProviderEvent {
  const { success, data } = event.safeParse(signed);
  if (!success) throw new AppError('invalid_request', 400, 'This message is not an event.');
  return { id: data.id, subscriptionId: subjectOf(data) };
}

function subjectOf({ type, data: { object } }: z.infer<typeof event>): string | undefined {
  if (type.startsWith('customer.subscription.')) return subscription.safeParse(object).data;
  return type.startsWith('invoice.') ? invoice.safeParse(object).data : undefined;
}

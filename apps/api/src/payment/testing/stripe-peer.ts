import { z } from 'zod';
import { startPeer } from '../../testing/peer-process.ts';

export const webhookSecret = 'whsec_peer';

export const stripeOrder = z.object({
  /** How it treats the next calls. */
  mode: z.enum(['answer', 'fail']).optional(),
  /** What happens at the provider: a customer pays, cancels, fails to pay. */
  set: z
    .object({
      subscription: z.string(),
      status: z.string().optional(),
      /** The end of the paid period, ISO 8601: it was renewed, or another plan was chosen. */
      renewsAt: z.string().optional(),
      /** At the end of the paid period. */
      cancelled: z.boolean().optional(),
    })
    .optional(),
  /** Deletes something, as in Stripe's dashboard. */
  remove: z
    .object({
      customer: z.string().optional(),
      prices: z.enum(['archived', 'archived with their product']).optional(),
      coupons: z.enum(['deleted']).optional(),
    })
    .optional(),
  /** Sends a signed message to an address. */
  deliver: z
    .object({
      to: z.string(),
      event: z.unknown(),
      secret: z.string().optional(),
      /** Seconds since it was signed. */
      age: z.number().optional(),
    })
    .optional(),
});
export type StripeOrder = z.infer<typeof stripeOrder>;

const scene = z.object({
  /** Status of the answer to the delivered message. */
  status: z.number().optional(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      status: z.string(),
      cancelled: z.boolean(),
      discounted: z.string(),
      interval: z.string(),
      renewsAt: z.string(),
    }),
  ),
  customers: z.array(z.object({ id: z.string(), email: z.string().nullable(), deleted: z.boolean() })),
  /** The active prices. */
  prices: z.array(z.object({ amount: z.number(), currency: z.string() })),
  /** Since the last order. */
  calls: z.array(z.string()),
});

export interface StripePeer {
  readonly url: string;
  order(order?: StripeOrder): Promise<z.infer<typeof scene>>;
  stop(): Promise<void>;
}

/** The environment that makes the server use it. */
export const stripeEnvironment = (peer: StripePeer) => ({
  STRIPE_SECRET_KEY: 'sk_test_peer',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_peer',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: peer.url,
});

export async function startStripePeer(): Promise<StripePeer> {
  const peer = await startPeer(new URL('stripe-server.ts', import.meta.url));
  return {
    url: `http://127.0.0.1:${peer.port}`,
    order: async (order = {}) => scene.parse(await peer.ask(order)),
    stop: () => peer.stop(),
  };
}

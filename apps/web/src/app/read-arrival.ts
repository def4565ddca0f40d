import type { Arrival } from '@octavo/machines/app';

/** What an address asks for besides the page (SPEC §2), as written by Stripe and the test till. */
export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  const pro = query.get('pro') === '1';
  const secret = query.get('payment_intent_client_secret');
  return {
    pay: query.get('pay') === '1',
    pro,
    payment: pro && secret !== null ? { secret, status: query.get('redirect_status') } : null,
  };
}

import { expect, it } from 'vitest';
import { readArrival } from './read-arrival.ts';

it.each([
  ['', { pay: false, pro: false, payment: null }],
  ['?pay=1', { pay: true, pro: false, payment: null }],
  ['?pay=2&pro=yes', { pay: false, pro: false, payment: null }],
  ['?pro=1', { pay: false, pro: true, payment: null }],
  [
    '?pro=1&payment_intent_client_secret=pi_1&redirect_status=succeeded',
    { pay: false, pro: true, payment: { secret: 'pi_1', status: 'succeeded' } },
  ],
  ['?payment_intent_client_secret=pi_1', { pay: false, pro: false, payment: null }],
])('reads %s', (search, arrival) => {
  expect(readArrival(search)).toEqual(arrival);
});

import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { monthlyOffer, yearlyOffer } from './offer.fixtures.ts';
import { upgradeMachine } from './upgrade.machine.ts';
import type { Answer, PaymentMessage, UpgradeEmitted } from './upgrade.types.ts';

const yearly: Answer = { offer: yearlyOffer, yearlySaving: 0.5 };
const monthly: Answer = { offer: monthlyOffer, yearlySaving: 0.5 };

function start() {
  const ask = callsOf<{ period: BillingPeriod }, Answer>();
  const loadForm = callsOf<{ publishableKey: string | null }, unknown>();
  const confirm = callsOf<{ secret: string }, PaymentMessage>();
  const machine = upgradeMachine.provide({
    actors: {
      ask: fromPromise(ask.creator),
      loadForm: fromPromise(loadForm.creator),
      confirm: fromPromise(confirm.creator),
    },
  });
  const clock = new SimulatedClock();
  const upgrade = createActor(machine, { clock });
  const emitted: UpgradeEmitted[] = [];
  upgrade.on('*', (event) => void emitted.push(event));
  upgrade.start();
  return { upgrade, clock, ask, loadForm, confirm, emitted, snapshot: () => upgrade.getSnapshot() };
}

async function opened() {
  const flow = start();
  flow.upgrade.send({ type: 'open' });
  await flow.ask.last().resolve(yearly);
  await flow.loadForm.last().resolve({});
  return flow;
}

it('does not load the form before the first opening, and then loads it once', async () => {
  const { upgrade, ask, loadForm, snapshot } = await opened();
  upgrade.send({ type: 'close' });
  upgrade.send({ type: 'open' });
  await ask.last().resolve(yearly);
  expect([loadForm.calls.length, ask.calls.length, snapshot().value]).toEqual([1, 2, { ready: 'resting' }]);
});

it('requests each period once, when its tab is chosen', async () => {
  const { upgrade, ask, snapshot } = await opened();
  upgrade.send({ type: 'period.change', period: 'monthly' });
  await ask.last().resolve(monthly);
  upgrade.send({ type: 'period.change', period: 'yearly' });
  upgrade.send({ type: 'period.change', period: 'monthly' });
  expect(ask.calls.map(({ input }) => input.period)).toEqual(['yearly', 'monthly']);
  expect(snapshot().context.offers.monthly).toEqual(monthlyOffer);
});

it('pays for the chosen tab, and shows a refusal for 4 s', async () => {
  const { upgrade, clock, confirm, snapshot } = await opened();
  upgrade.send({ type: 'pay' });
  expect(confirm.last().input).toEqual({ secret: 'pi_yearly_secret' });
  await confirm.last().resolve({ is: 'refused', text: 'Your card was declined.' });
  clock.increment(3999);
  expect(snapshot().context.message).toEqual({ is: 'refused', text: 'Your card was declined.' });
  clock.increment(1);
  expect([snapshot().value, snapshot().context.message]).toEqual([{ ready: 'resting' }, null]);
});

it('can neither be closed nor paid twice while a payment runs', async () => {
  const { upgrade, confirm, snapshot } = await opened();
  upgrade.send({ type: 'pay' });
  upgrade.send({ type: 'pay' });
  upgrade.send({ type: 'close' });
  expect([snapshot().value, confirm.calls.length]).toEqual(['paying', 1]);
});

it('requests the full price when the countdown has ended', async () => {
  const { upgrade, clock, ask, loadForm, snapshot } = start();
  upgrade.send({ type: 'open' });
  const discountUntil = Date.now() + 40;
  await ask.last().resolve({ ...yearly, offer: { ...yearlyOffer, discountUntil } });
  await loadForm.last().resolve({});
  await expect.poll(() => Date.now()).toBeGreaterThan(discountUntil);
  clock.increment(60);
  expect(ask.calls).toHaveLength(2);
  await ask.last().resolve({ ...yearly, offer: { ...yearlyOffer, amount: 59.88, discountUntil: null } });
  expect(snapshot().context.offers.yearly?.amount).toBe(59.88);
});

it.each([
  ['already_pro', 'alreadyPro'],
  ['not_configured', 'notConfigured'],
  ['provider_failed', 'unreachable'],
] as const)('%s is shown as %s', async (code, failure) => {
  const { upgrade, ask, emitted, snapshot } = start();
  upgrade.send({ type: 'open' });
  await ask.last().reject(new CallError(code, 'No.'));
  expect(snapshot().context.failure).toBe(failure);
  expect(emitted.some(({ type }) => type === 'paid')).toBe(code === 'already_pro');
  upgrade.send({ type: 'retry' });
  expect(snapshot().value).toBe('asking');
});

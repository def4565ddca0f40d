import { brand } from '@octavo/contract/brand';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  startStripePeer,
  stripeEnvironment,
  type StripePeer,
} from '../apps/api/src/payment/testing/stripe-peer.ts';
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { signInByMail } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

// For the server of this file.
test.use({ isFirstVisit: true });

const script = fileURLToPath(new URL('fixtures/stripe-script.js', import.meta.url));

let dataDir: string;
let peer: StripePeer;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'octavo-e2e-'));
  peer = await startStripePeer();
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...stripeEnvironment(peer) });
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await peer.stop();
  rmSync(dataDir, { recursive: true });
});

test('the payment form is loaded from Stripe on demand and reports how each payment ended', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ path: script, contentType: 'text/javascript' });
  });
  const panel = page.getByRole('dialog', { name: `${brand.name} Pro` });
  const card = panel.getByRole('textbox', { name: 'Card number' });
  const pay = panel.getByRole('button', { name: /^Pay \$/u });
  const open = () =>
    page
      .getByRole('button', { name: /^Go Pro\+/u })
      .first()
      .click();
  const told = (title: string) => page.getByRole('dialog', { name: title });

  await signInByMail(page.request, 'ada@write.example', server);
  await page.goto(new URL('/app/', server.origin).href);
  await expect(page.getByText(/AI words left/u)).toBeVisible();

  await test.step('nothing is loaded from Stripe before the panel opens, and its script is fetched once', async () => {
    expect(asked).toEqual([]);
    await open();
    await expect(card).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Stand-in Pay' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await open();
    await expect(card).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/u);
  });

  await test.step('card errors are shown in the provider’s words and other errors in ours, for 4 s', async () => {
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText('Your card number is incomplete.');
    await expect(page.getByRole('alert')).toBeHidden();
    await card.fill('4000 0000 0000 0002');
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText('Your card has been declined.');
    await expect(page.getByRole('alert')).toBeHidden();
    await card.fill('500');
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Something went wrong. You have not been charged; try again in a moment.',
    );
  });

  await test.step('a failed or pending payment is reported when the page is shown again', async () => {
    await card.fill('4000 0027 6000 3184');
    await pay.click();
    await told('Your payment was not successful, please try again.')
      .getByRole('button', { name: 'Try another way' })
      .click();
    await card.fill('4000 0025 0000 3155');
    await pay.click();
    await told('Your payment is processing.').getByRole('button', { name: 'Go on writing' }).click();
    await expect(page).toHaveURL(/\/app\/$/u);
  });

  await test.step('the account becomes Pro as soon as Stripe confirms the payment', async () => {
    await page.reload();
    await open();
    await card.fill('4242 4242 4242 4242');
    const { subscriptions } = await peer.order();
    const id = subscriptions.find(
      ({ interval, status }) => interval === 'year' && status === 'incomplete',
    )?.id;
    await peer.order({ set: { subscription: id ?? '', status: 'active' } });
    await panel.getByRole('button', { name: 'Stand-in Pay' }).click();
    await expect(told('Payment succeeded!')).toBeVisible();
    const event = {
      id: 'evt_paid',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id, object: 'subscription' } },
    };
    const { status } = await peer.order({ deliver: { to: `${server.origin}/payment/webhook`, event } });
    expect(status).toBe(200);
    const { pro } = await (await page.request.get(`${server.origin}/account/subscription`)).json();
    expect(pro).toBe(true);
  });
});

import { brand } from '@octavo/contract/brand';
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  startStripePeer,
  stripeEnvironment,
  type StripeOrder,
  type StripePeer,
} from '../apps/api/src/payment/testing/stripe-peer.ts';
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { mailedLink, signInByMail } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

test.use({ isFirstVisit: true, locale: 'de-DE' });

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

let events = 0;
type Change = Omit<NonNullable<StripeOrder['set']>, 'subscription'>;

/** Simulates a change of a subscription at Stripe, which notifies the server. */
async function happensTo(id: string, what: Change) {
  const event = {
    id: `evt_life_${(events += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id, object: 'subscription' } },
  };
  await peer.order({ set: { subscription: id, ...what } });
  const { status } = await peer.order({ deliver: { to: `${server.origin}/payment/webhook`, event } });
  expect(status).toBe(200);
}

/** The same for the yearly subscription, of which there is one. */
async function happens(what: Change) {
  const { subscriptions } = await peer.order();
  await happensTo(subscriptions.findLast(({ interval }) => interval === 'year')?.id ?? '', what);
}

async function mailsTo(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get(`${server.origin}/dev/outbox`);
  const mails: { to: string; text: string }[] = await answer.json();
  return mails.filter(({ to }) => to === address).map(({ text }) => text);
}

test('regression 324: the whole life of an account, in German', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const [first, second] = ['ada@schreiben.example', 'ada.neu@schreiben.example'];
  const home = new URL('/app/', server.origin).href;
  const account = new URL('/app/account/', server.origin).href;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const plan = page.getByRole('region', { name: 'Abo' });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ path: script, contentType: 'text/javascript' }),
  );
  await page.route('https://billing.stripe.example/**', (route) =>
    route.fulfill({ body: '<h1>Stripe</h1>', contentType: 'text/html' }),
  );

  await test.step('somebody writes without an account', async () => {
    await page.goto(home);
    await main.getByRole('button', { name: 'Leer' }).first().click();
    await page.locator('.ProseMirror').click();
    await page.keyboard.type('Kanäle erzählen Geschichten.');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('and signs up by a mailed link', async () => {
    await page.getByRole('button', { name: 'Anmelden', exact: true }).first().click();
    await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(first);
    await dialog.getByRole('button', { name: 'Link senden' }).click();
    await expect(dialog.getByText('Der Anmeldelink ist unterwegs!')).toBeVisible();
    await page.goto(await mailedLink(page.request, first, { origin: server.origin }));
    await expect(page.getByText('wird in dein Konto übernommen')).toBeVisible();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Kanäle erzählen Geschichten.').first()).toBeVisible();
  });

  await test.step('upgrades', async () => {
    await page
      .getByRole('button', { name: /^Pro\+ holen/u })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: `${brand.name} Pro` });
    await panel.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
    await expect(panel.getByRole('button', { name: '47,90 $ bezahlen' })).toBeVisible();
    const { subscriptions } = await peer.order();
    const begun = subscriptions.findLast(({ interval }) => interval === 'year')?.id ?? '';
    await peer.order({ set: { subscription: begun, status: 'active' } });
    await panel.getByRole('button', { name: '47,90 $ bezahlen' }).click();
    await expect(page.getByRole('dialog', { name: 'Zahlung erfolgreich!' })).toBeVisible();
    await page.getByRole('button', { name: 'Losschreiben' }).click();
    await page.goto(account);
    await expect(plan.getByText(/Verlängert sich am/u)).toBeVisible();
  });

  await test.step('is renewed', async () => {
    await happens({ status: 'active', renewsAt: '2031-03-04T12:00:00Z' });
    await page.reload();
    await expect(plan.getByText(/Verlängert sich am 4\. März 2031/u)).toBeVisible();
  });

  await test.step('a payment fails: a warning on the page, and a mail', async () => {
    await happens({ status: 'past_due' });
    await page.reload();
    await expect(plan.getByText(/Die Zahlung vom .+ ist fehlgeschlagen/u)).toBeVisible();
    await expect(
      plan.getByText(/Du behältst Pro; am 1\. Januar 2030 versuchen wir es erneut/u),
    ).toBeVisible();
    await expect(async () => {
      expect((await mailsTo(page, first)).join()).toContain('unter „Abo verwalten“ eine andere Karte');
    }).toPass();
  });

  await test.step('it is put right at Stripe, and another plan is chosen there', async () => {
    await plan.getByRole('button', { name: 'Abo verwalten' }).click();
    await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible();
    await happens({ status: 'active', renewsAt: '2030-05-06T12:00:00Z' });
    await page.goto(account);
    await expect(plan.getByText(/Verlängert sich am 6\. Mai 2030/u)).toBeVisible();
    await expect(plan.getByText(/fehlgeschlagen/u)).toBeHidden();
  });

  await test.step('a friend is invited, and brings a month', async () => {
    const link = await page.getByText(/\/i\/[\w-]+$/u).innerText();
    const friend = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await friend.goto(link);
    await expect(friend).toHaveURL(/\/app\/$/u);
    await signInByMail(friend.request, 'ben@schreiben.example', server);
    // The month is earned once the friend has paid.
    const intent = await friend.request.get(`${server.origin}/account/pro_intent?type=monthly`);
    const { secret } = await intent.json();
    await happensTo(/^pi_(sub_\d+)_/u.exec(secret)?.[1] ?? '', { status: 'active' });
    await friend.context().close();
    await page.goto(home);
    const told = page.getByRole('dialog', { name: 'Du hast einen Gratismonat verdient' });
    await expect(told.getByText('ben@schreiben.example')).toBeVisible();
    await told.getByRole('button', { name: 'Super' }).click();
    await page.goto(account);
    await expect(plan.getByText(/Verlängert sich am 6\. Juni 2030/u)).toBeVisible();
  });

  await test.step('the address changes, at Stripe as well', async () => {
    await main.getByRole('button', { name: 'Adresse ändern' }).click();
    await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(second);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await expect(page.getByText('Sieh in deinem neuen Postfach nach')).toBeVisible();
    let link = '';
    await expect(async () => {
      [link = ''] = /http\S+/u.exec((await mailsTo(page, second)).join()) ?? [];
      expect(link).not.toBe('');
    }).toPass();
    await page.goto(link);
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    // It leads there by itself; asked for before that, the page would be the form's answer, and a reload its repetition.
    await expect(page).toHaveURL(account);
    await expect(main.getByText(second).first()).toBeVisible();
    expect((await peer.order()).customers.map(({ email }) => email)).toContain(second);
  });

  await test.step('is cancelled, and deleted', async () => {
    await happens({ cancelled: true });
    await page.reload();
    await expect(plan.getByText(/Gekündigt: Pro bis zum 6\. Juni 2030/u)).toBeVisible();
    await main.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Konto löschen' }).click();
    await expect(page).toHaveURL(/\/app\/$/u);
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true }).first()).toBeVisible();
    await expect(page.getByText('Kanäle erzählen Geschichten.')).toHaveCount(0);
  });
});

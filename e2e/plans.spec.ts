import { brand } from '@octavo/contract/brand';
import type { Page } from '@playwright/test';
import { operate } from './fixtures/operate.ts';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

const newAddress = () => `${crypto.randomUUID()}@write.example`;
const wordsLeft = async (page: Page): Promise<number> =>
  (await (await page.request.get('/account/remaining_words_limit')).json()).limit;

/** Uses up the day's AI words. */
async function spend(page: Page) {
  const text = 'The colour of the harbour at dusk is grey. '.repeat(30);
  await expect(async () => {
    await page.request.post('/v2/main/make-local', { data: { text } });
    expect(await wordsLeft(page)).toBe(0);
  }).toPass();
}

async function pay(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/u }).click();
  await expect(page.getByRole('dialog', { name: /^Payment succeeded!/u })).toBeVisible();
}

test('a writer at the limit upgrades to Pro, has AI words again, and cancels in two clicks', async ({
  page,
  writer,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await writer.openAtEnd('The colour of the harbour.');
  await signIn(page, newAddress());
  await spend(page);
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('button', { name: 'Make it sound local' }).click();
  expect(scripts.filter((url) => /test-till-|stripe/u.test(url))).toEqual([]);
  const help = page.getByRole('region', { name: 'Writing help' });
  await help.getByRole('button', { name: 'Go Pro+' }).click();

  await page.getByRole('radio', { name: 'The card is refused' }).click();
  await page.getByRole('button', { name: 'Pay $47.90' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await page.getByRole('radio', { name: 'It succeeds' }).click();
  await expect(page.getByRole('button', { name: 'Pay $7.99' })).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL(/\/app\/$/u);
  await page.getByRole('button', { name: 'Start writing' }).click();
  expect(await wordsLeft(page)).toBe(200);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Pro Plus', { exact: true })).toBeVisible();
  await expect(page.getByText(/Renews on/u)).toBeVisible();
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page.getByText(/Cancelled: Pro until/u)).toBeVisible();
});

test('a visitor reads what an invitation is worth and signs in from there', async ({ page }) => {
  const name = 'Give a month, get a month';
  const gift = page.getByRole('dialog', { name });
  const signIn = gift.getByRole('button', { name: 'Sign in' });
  await page.goto('/app/');
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(gift).toContainText(
    'They get a free month of Pro; you get one when they pay or write on three days.',
  );
  await expect(signIn).toBeFocused();
  await signIn.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(gift).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an invitation earns a free month and money, and the money can be withdrawn', async ({
  page,
  browser,
}) => {
  await page.goto('/app/');
  await signIn(page, newAddress());
  await page.getByRole('button', { name: 'Give a month, get a month' }).click();
  const link = await page.getByLabel('Your invitation link').inputValue();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend).toHaveURL(/\/app\/$/u);
  await signIn(friend, newAddress());
  const claim = friend.getByRole('dialog', { name: 'A free month is waiting for you' });
  await claim.getByRole('button', { name: 'Go Pro+' }).click();
  await friend.getByRole('radio', { name: 'It succeeds' }).click();
  await pay(friend);

  await page.goto('/app/account/');
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Free Month Acquired' })).toBeVisible();
  await expect(page.getByText('$9.58', { exact: true })).toBeVisible();
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Ada Moreira');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('PT50 0002 0123 1234 5678 9015 4');
  await page.getByRole('button', { name: 'Request $9.58' }).click();
  await expect(page.getByText('$0.00', { exact: true })).toBeVisible();
  await expect(withdraw).toBeDisabled();

  const open: { id: string; amount: number; account: string }[] = JSON.parse(
    operate(['withdrawals', 'list', 'pending', '--json']),
  );
  const id = open.find(({ account }) => account === 'PT50000201231234567890154')?.id ?? '';
  operate(['withdrawals', 'process', id]);
  operate(['withdrawals', 'fulfil', id]);
  await page.reload();
  const { recentWithdrawal } = await (await page.request.get('/account/info')).json();
  expect(recentWithdrawal).toBe('fulfilled');
});

test('the address can open the upgrade and hide the limit, but never grant Pro', async ({ page }) => {
  await page.goto('/app/');
  await signIn(page, newAddress());
  await page.goto('/app/?pay=1');
  await expect(page.getByRole('dialog', { name: `${brand.name} Pro` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/AI words left/u)).toBeVisible();
  await spend(page);

  await page.goto('/app/?pro=1');
  await expect(page).toHaveURL(/\/app\/$/u);
  await expect(page.getByText(/AI words left/u)).toBeHidden();
  expect((await (await page.request.get('/account/subscription')).json()).pro).toBe(false);
  const refused = await page.request.post('/v2/text/plain/summarize', {
    data: { title: '', text: 'The harbour is grey.', selection: 'The harbour is grey.' },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([402, 'limit_reached']);
});

test('the address that a payment returns to shows the status of the payment', async ({ page }) => {
  for (const [status, title] of [
    ['succeeded', 'Your payment is being confirmed'],
    ['processing', 'Your payment is processing.'],
    ['requires_payment_method', 'Your payment was not successful, please try again.'],
    ['unheard_of', 'Something went wrong.'],
  ] as const) {
    await page.goto(`/app/?pro=1&payment_intent_client_secret=till_1&redirect_status=${status}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/$/u);
  }
  await page.getByRole('button', { name: 'Open the form again' }).click();
  await expect(page.getByRole('dialog', { name: `${brand.name} Pro` })).toBeVisible();
});

import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

/** Signs in by a mailed link and makes the account Pro, as whoever runs the product does. */
async function becomePro(page: Page, email: string) {
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible();
  let link = '';
  await expect(async () => {
    const mails: { to: string; text: string }[] = await (await page.request.get('/dev/outbox')).json();
    [link = ''] = /http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '') ?? [];
    expect(link).not.toBe('');
  }).toPass();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  execFileSync(process.execPath, ['apps/api/src/admin.ts', 'users', 'plan', email, 'pro'], {
    env: { ...process.env, DATA_DIR: 'test-results/data' },
  });
}

test('a Pro owner shares by a code, and who enters by it is told so', async ({ page, browser }) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await becomePro(page, email);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/app\/account\/$/);
  await expect(page.getByText('Pro Plus')).toBeVisible();

  await page.getByRole('button', { name: 'Add an account' }).click();
  await page.getByRole('button', { name: 'Generate code' }).click();
  const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
  await expect(page.getByText('This code is available.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Reading group');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('Reading group');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/app/account/', page.url()).href);
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('tab', { name: 'Shared code' }).click();
  await other.getByRole('textbox', { name: 'Shared code' }).fill(code.toUpperCase());
  await other.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Reading group')).toBeVisible();
  await expect(other.getByText('Active', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Subscription' })).toBeHidden();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Delete Reading group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('Nobody shares with you yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('without AI the editor offers none', async ({ page, writer }) => {
  await page.goto('/app/account/');
  await page.getByRole('switch', { name: 'AI in the editor' }).click();
  await writer.startBlank();
  await writer.text.click();
  await page.keyboard.type('Some words.');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask AI' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(page.getByRole('button', { name: 'Paraphrase' })).toBeHidden();
});

import type { Page } from '@playwright/test';
import { mailedLink } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

test.use({ isFirstVisit: true });

async function askForLink(page: Page, email: string) {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible();
}

test('a visitor writes, signs in by a mailed link and returns to the text', async ({
  page,
  writer,
  context,
}) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await writer.startOnHome();
  await writer.text.click();
  await page.keyboard.type('Canals carry stories.');
  await writer.waitUntilStored('Canals carry stories.');
  const address = page.url();
  await askForLink(page, email);

  const mailed = await context.newPage();
  await mailed.emulateMedia({ colorScheme: 'dark' });
  await mailed.goto(await mailedLink(page.request, email));
  await expect(mailed.getByRole('main')).toHaveCSS('background-color', 'rgb(36, 29, 23)');
  await mailed.getByRole('button', { name: 'Sign in' }).click();
  await expect(mailed).toHaveURL(address);
  await expect(mailed.locator('.ProseMirror')).toHaveText('Canals carry stories.');
  await expect(mailed.getByRole('button', { name: 'Sign in', exact: true })).toBeHidden();
  await mailed.close();

  // The waiting window notices as soon as it is in front again.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
});

test('regression 472: a notice of documents moved to an existing account comes back until it is dismissed', async ({
  page,
  browser,
}) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await page.goto('/app/');
  await askForLink(page, email);
  await page.goto(await mailedLink(page.request, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/$/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/app/', page.url()).href);
  await expect(other.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await other.request.post('/docs/create_blank', { data: { title: 'Notes of a visitor' } });
  await askForLink(other, email);
  await other.goto(await mailedLink(other.request, email));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('1 document came along')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Notes of a visitor' }).first()).toBeVisible();
  // Not read yet, so it comes back.
  await other.reload();
  await expect(other.getByText('1 document came along')).toBeVisible();
  await other.getByRole('button', { name: 'Got it' }).click();
  await expect(other.getByText('1 document came along')).toBeHidden();
  await other.reload();
  await expect(other.getByRole('link', { name: /Notes of a visitor/ }).first()).toBeVisible();
  await expect(other.getByText('1 document came along')).toBeHidden();
  await elsewhere.close();
});

test('a wrong code is refused in the dialog and changes nothing', async ({ page }) => {
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('tab', { name: 'Shared code' }).click();
  await page.getByRole('textbox', { name: 'Shared code' }).fill('nobody-has-this');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid shared code');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

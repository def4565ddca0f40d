import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { operate } from './fixtures/operate.ts';
import { signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

const portrait = PNG.sync.write(new PNG({ width: 480, height: 640, fill: true }));

/** Chooses a picture when prompted, and accepts the suggested crop. */
async function usePortrait(page: Page, within: Locator) {
  const file = { name: 'ines.png', mimeType: 'image/png', buffer: portrait };
  await within.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Use the picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeHidden();
}

test('a visitor writes, signs in, becomes Pro and shares by a code with a picture', async ({
  page,
  writer,
  browser,
}) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await writer.openAtEnd('Canals carry stories.');
  await signIn(page, email);
  await expect(writer.text).toHaveText('Canals carry stories.');
  operate(['users', 'plan', email, 'pro']);
  await page.reload();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/app\/account\/$/);
  await expect(page.getByText('Pro Plus')).toBeVisible();

  await page.getByRole('button', { name: 'Add an account' }).click();
  await page.getByRole('button', { name: 'Generate code' }).click();
  const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
  await expect(page.getByText('This code is available.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Reading group');
  await usePortrait(page, page.getByRole('dialog', { name: 'Add a shared account' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const shared = page.getByRole('listitem').filter({ hasText: code });
  await expect(shared).toContainText('Reading group');
  await expect(shared.locator('img')).toHaveJSProperty('naturalWidth', 288);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/app/account/', page.url()).href);
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  await other.getByRole('main').getByRole('button', { name: 'I have one already' }).click();
  await other.getByRole('tab', { name: 'Shared code' }).click();
  await other.getByRole('textbox', { name: 'Shared code' }).fill(code.toUpperCase());
  await other.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Reading group')).toBeVisible();
  await expect(other.getByText('Active', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Subscription' })).toBeHidden();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Delete Reading group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('No shared accounts yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('an account gets a name and a picture, is exported, deleted and restored', async ({ page }) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await page.goto('/app/');
  await signIn(page, email);
  await page.goto('/app/account/');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change the name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Inês 🌊');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Inês 🌊').first()).toBeVisible();
  await usePortrait(page, main);
  await expect(main.getByRole('img', { name: 'Inês 🌊' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    288,
  );
  await expect(main.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await main.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  await signIn(page, email);
  await page.goto('/app/account/');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden();
});

test('the editor offers no AI once it is switched off', async ({ page, writer }) => {
  await page.goto('/app/account/');
  await page.getByRole('switch', { name: 'AI in the editor' }).click();
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('Some words.');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask AI' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(page.getByRole('button', { name: 'Paraphrase' })).toBeHidden();
});

/** The number of texts in this browser's journal. */
const journalled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('octavo-journal');
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('documents').objectStore('documents').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );

test('deleting the account removes its text from the device', async ({ page, writer }) => {
  await writer.openAtEnd('Canals carry stories.');
  await signIn(page, `${crypto.randomUUID()}@write.example`);
  await writer.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And songs.');
  await writer.waitUntilStored('And songs.');
  await page.goto('/app/account/');
  expect(await journalled(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  // The next session reloads the page.
  await expect(async () => expect(await journalled(page)).toBe(0)).toPass();
});

import { brand } from '@octavo/contract/brand';
import { expect, test } from './fixtures/writer.ts';

test('a document that does not exist redirects to the home page', async ({ page }) => {
  await page.goto('/app/document/0190aaaa-0000-7000-8000-000000000000');
  await expect(page).toHaveURL(/\/app\/$/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'This document is not here' })).toBeVisible();
});

test("another visitor's document is not found", async ({ writer, browser }) => {
  await writer.open();
  const other = await browser.newPage();
  await other.goto(writer.page.url());
  await expect(other).toHaveURL(/\/app\/$/, { timeout: 15_000 });
  await other.close();
});

test('back and forward go between the list and the document', async ({ page, writer }) => {
  await writer.startOnHome();
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(writer.text).toBeVisible();
});

test('regression 126: back from a document with a dialog open closes the dialog', async ({
  page,
  writer,
}) => {
  await writer.startOnHome();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  const openTags = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Tags' }).click();
    await expect(dialog).toBeVisible();
  };
  await openTags();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Something went wrong here')).toBeHidden();
  await page.goForward();
  await expect(writer.text).toBeVisible();
  await openTags();
});

test('going back restores the scroll position of the list', async ({ page, writer }) => {
  await writer.open();
  for (let made = 0; made < 24; made += 1) {
    await page.request.post('/docs/create_blank', { data: { title: `Page ${made}` } });
  }
  await page.goto('/app/');
  const last = page.getByRole('link', { name: /^Page 3\b/ }).last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);

  await last.click();
  await expect(writer.text).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('a visitor keeps the account across a reload', async ({ page }) => {
    await page.goto('/app/');
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    const first = await (await page.request.get('/account/info')).json();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    const second = await (await page.request.get('/account/info')).json();
    expect(second).toEqual(first);
    expect(first.accountType).toBe('anon');
  });
});

test('a new document starts with the focus in its title', async ({ page, writer }) => {
  await writer.startOnHome();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('margins');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Margins');
});

test('regression 51: the window title names the page, in the language of the page', async ({
  page,
  writer,
}) => {
  await writer.startOnHome();
  await expect(page).toHaveTitle(`Untitled – ${brand.name}`);
  await page.keyboard.type('margins');
  await expect(page).toHaveTitle(`Margins – ${brand.name}`);
  await page.goto('/app/?lng=de-DE');
  await expect(page).toHaveTitle(`Seiten – ${brand.name}`);
});

test('a chosen language survives a reload, whatever the address says', async ({ page }) => {
  await page.goto('/app/?lng=en&tag=Tides');
  await page.getByLabel('Language').selectOption('de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Seiten', level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an underlined word opens its suggestion', async ({ page, writer }) => {
    await writer.open();
    await writer.text.click();
    await page.keyboard.type('They recieve it. ');
    const word = writer.text.locator('[data-suggestion]', { hasText: 'recieve' });
    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    // A check that has just ended may replace the suggestion on the word.
    await expect(async () => {
      await word.click({ timeout: 10_000 });
      await expect(apply).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 45_000 });
    await expect(async () => {
      const [line, button] = [await word.boundingBox(), await apply.boundingBox()];
      expect((line?.y ?? 0) + (line?.height ?? 844)).toBeLessThan(button?.y ?? 0);
    }).toPass();
    await apply.click();
    await expect(writer.text).toContainText('They receive it.');
  });
});

test('the licences of third-party code are served with the page', async ({ request }) => {
  const answer = await request.get('/app/licences.txt');
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  for (const name of ['react', '@tiptap/core', 'xstate', '@fontsource-variable/hanken-grotesk']) {
    expect.soft(text, name).toContain(`## ${name} - `);
  }
});

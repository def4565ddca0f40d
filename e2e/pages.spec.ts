import { brand } from '@octavo/contract/brand';
import { overflow } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/writer.ts';

test('each page has its own address, name and place in the sidebar', async ({ page }) => {
  await page.goto('/app/');
  for (const [name, path] of [
    ['History', 'history'],
    ['Favourites', 'favourites'],
    ['Trash', 'trash'],
    ['Shortcuts', 'shortcuts'],
    ['Changelog', 'changelog'],
  ] as const) {
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/app/${path}/$`));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${name} – ${brand.name}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByText(/^Version/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Shortcuts', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Block Operations' })).toBeVisible();
  await page.keyboard.press('Control+Alt+y');
  await expect(page).toHaveURL(/\/app\/history\/$/);
});

test('the history lists what was changed on the chosen days', async ({ page }) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.request.post('/docs/create_blank', { data: { title: 'Margins' } });
  await page.goto('/app/history/');
  const row = page.getByRole('link', { name: 'Margins' });
  const days = page.getByRole('button', { name: /^Last changed/ });
  await expect(row).toBeVisible();
  await days.click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('button', { name: /\b12, \d{4}/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /\b14, \d{4}/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was changed on these days' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear the dates' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Alt+Shift+y');
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear the dates' })).toBeHidden();
});

test('the prices page opens at its address and shows what is charged', async ({ page }) => {
  await page.goto('/app/prices/');
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await expect(page.getByText('$59.88 a year, or $9.99 month by month')).toBeVisible();
  await page.getByRole('button', { name: 'Go Pro+', exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: `${brand.name} Pro` })).toBeVisible();
});

test('on a small screen, the menu button has a background that hides the page behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/account/');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an arrow points to the essay button until it is pressed, and is shorter on a small screen', async ({
  page,
}) => {
  await page.goto('/app/');
  const words = page.getByText('New here? First a thesis, then the words.');
  const height = async () =>
    (await words.locator('xpath=..').locator('svg:visible').boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(height).toBeGreaterThan(200);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(height).toBeLessThan(100);
  await page.getByRole('button', { name: /^Essay/ }).click();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hasSeenVideoToEssayButtonArrowGraphic'))).toBe(
    'true',
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(words).toBeHidden();
});

test('the account button leads a visitor to the upgrade', async ({ page }) => {
  await page.goto('/app/');
  await page.getByRole('link', { name: /^Account/ }).click();
  await expect(page.getByRole('dialog', { name: `${brand.name} Pro` })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/$/);
});

test('the content of a panel tab starts below the tab bar', async ({ page, writer }) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('# A heading');
  const bar = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'Outline' }) });
  for (const [name, first] of [
    ['Plagiarism', page.getByRole('heading', { name: 'Compare this text with others' })],
    ['Outline', page.getByRole('button', { name: /^A heading/ })],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(first).toBeVisible();
    const tabs = await bar.boundingBox();
    const below = (await first.boundingBox())?.y ?? 0;
    expect(below - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeGreaterThanOrEqual(12);
  }
});

test('server-rendered pages fit a phone and use the reader’s theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('theme', 'cyberpunk'));
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  for (const path of ['/reference', '/nothing', '/auth/magiclink/used']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyberpunk');
    expect(await overflow(page)).toBe(0);
  }
});

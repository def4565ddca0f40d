import type { Locator, Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { pages } from './fixtures/pages.ts';
import { expect, test } from './fixtures/writer.ts';

const sides = async (part: Locator) => {
  const box = await part.boundingBox();
  return { left: Math.round(box?.x ?? 0), right: Math.round((box?.x ?? 0) + (box?.width ?? 0)) };
};

/** The words of an element, without the padding around them. */
const words = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

const open = async (page: Page, name: string, path: string) => {
  await page.goto(`/app/${path}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

test('regression 426: at every width, the content of all pages has the same left and right edges', async ({
  page,
}) => {
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, unknown> = {};
    for (const [name, path] of pages) {
      await open(page, name, path);
      found[name] = await sides(page.locator('#content > :has(h1)').first());
    }
    expect({ width, found }).toEqual({
      width,
      found: Object.fromEntries(pages.map(([name]) => [name, found['Pages']])),
    });
  }
});

test('regression 427: the sort button and the upgrade button end at the right edge of the content', async ({
  page,
}) => {
  await makeDocument(page.request, { title: 'Tides', text: 'The tide comes in.' });
  await open(page, 'Pages', '');
  const order = page.getByRole('button', { name: /Last changed/ });
  const list = await sides(page.getByRole('main').getByRole('list').filter({ hasText: 'Tides' }).last());
  expect((await sides(order.locator('svg'))).right).toBe(list.right);
  await open(page, 'Account', 'account/');
  const upgrade = page.getByRole('main').getByRole('button', { name: 'Go Pro+' });
  const row = await sides(upgrade.locator('xpath=ancestor::section[1]'));
  expect((await words(upgrade)).right).toBe(row.right);
});

test('regression 428: next to the rail, rows show their creation date only in the tooltip', async ({
  page,
}) => {
  const title = 'Sleep and memory: notes from the seventh week';
  await makeDocument(page.request, { title, text: 'Slow waves seem to replay the day.' });
  await open(page, 'Pages', '');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /More/ }) });
  const link = row.getByRole('link', { name: title });
  await expect(link).toHaveAttribute('title', /^Created /);
  await expect(row.getByText(/^Created /)).toBeHidden();
  expect(await link.evaluate((element) => element.getClientRects()[0]?.height)).toBeLessThan(30);
  // A list as wide as the page has the room, and a list in the order of creation has nothing else to show.
  await open(page, 'History', 'history/');
  await expect(row.getByText(/^Created /)).toBeVisible();
  await open(page, 'Pages', '');
  await page.getByRole('button', { name: /Last changed/ }).click();
  await page.getByRole('menuitemradio', { name: 'Created' }).click();
  await expect(row.getByText(/^Created /)).toBeVisible();
});

test('regression 429: the panel’s tabs span its width, and the focus rings of the outer tabs are not clipped', async ({
  page,
  writer,
}) => {
  await writer.open({ title: 'Tabs', text: 'Words.' });
  const list = page.getByRole('tablist');
  const tabs = list.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const panel = await sides(page.getByRole('tabpanel'));
  expect((await sides(tabs.first())).left).toBe(panel.left);
  expect((await sides(tabs.last())).right).toBe(panel.right);
  // Two pixels of ring at two pixels from a word that has six of padding.
  const clip = await sides(list);
  expect(clip.left).toBeLessThanOrEqual(panel.left - 10);
  expect(clip.right).toBeGreaterThanOrEqual(panel.right + 10);
  await expect(list).not.toHaveAttribute('data-after');
});

test('regression 430: Ignore in this document and Add to dictionary share a row, aligned with Apply', async ({
  page,
  writer,
}) => {
  await writer.open({ title: 'Words', text: 'This is a sentence wich nobody reads.' });
  await page.locator('.ProseMirror [data-suggestion]').first().click();
  const apply = await sides(page.locator('[data-apply]'));
  const lasting = page.getByRole('button', { name: 'Ignore in this document' });
  expect((await words(lasting)).left).toBe(apply.left);
  const [ignore, add] = await Promise.all(
    [lasting, page.getByRole('button', { name: 'Add to dictionary' })].map((one) => one.boundingBox()),
  );
  expect(add?.y).toBe(ignore?.y);
});

test('regression 431: on a phone, the buttons of a row in the trash end at the row’s right edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await makeDocument(page.request, { title: 'Old draft', text: 'Words.' });
  await page.request.delete(`/docs/item/${id}`);
  await open(page, 'Trash', 'trash/');
  const row = page.getByRole('listitem').filter({ hasText: 'Old draft' });
  const last = row.getByRole('button').last();
  expect((await sides(last)).right).toBe((await sides(row)).right);
});

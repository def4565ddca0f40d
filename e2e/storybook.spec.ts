import { expect, test } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { z } from 'zod';
import { entriesOf, serveStorybook } from './built-storybook.ts';

// The same check as for stories before the build.
test.use({ launchOptions });

const row = z.object({
  name: z.string(),
  control: z.union([z.object({ type: z.string().optional() }), z.boolean()]).nullish(),
  table: z.object({ type: z.object({ summary: z.string().optional() }).optional() }).optional(),
});

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

// stories/state-coverage.test.ts checks that every state has its story; this checks that charts link to them.
test('the states of a statechart link to existing stories', async ({ page }) => {
  test.slow();
  const entries = entriesOf();
  const flows = [...entries.values()].filter(
    ({ type, title }) => type === 'docs' && title.startsWith('Flows/'),
  );
  expect(flows.length).toBeGreaterThan(0);
  for (const { id } of flows.filter((_, index) => index % 6 === 0)) {
    await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=${id}`);
    const states = page.locator('svg[data-chart] a');
    await expect(states.first()).toBeVisible();
    const hrefs = await states.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const stories = hrefs.map((href) => /path=\/story\/([^&]+)/.exec(href)?.[1] ?? href);
    expect(stories.filter((story) => !entries.has(story))).toEqual([]);
  }
});

test('a docs page follows its flow, and a state in its chart opens the state’s story', async ({ page }) => {
  test.slow();
  await page.goto(`${storybook.url}?path=/docs/flows-favourites--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const state = (name: string) => docs.locator('svg[data-chart] a', { hasText: new RegExp(`^${name}`) });
  const flow = docs.frameLocator('iframe[title^="favourites"]');
  await expect(state('idle')).toHaveAttribute('aria-current', 'true', { timeout: 120_000 });
  await flow.getByRole('button', { name: 'Favourite' }).click();
  await expect(state('saving')).toHaveAttribute('aria-current', 'true');
  await expect(state('idle')).not.toHaveAttribute('aria-current', 'true');
  await state('saving').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=\/story\/flows-favourites--saving/);
});

test('the story of a state shows that state, whatever was played from it', async ({ page }) => {
  await page.goto(`${storybook.url}iframe.html?viewMode=story&id=flows-plagiarism--results`);
  await page.waitForFunction(
    "['completed', 'finished'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase)",
  );
  await expect(page.getByRole('dialog', { name: '2 places found' })).toBeVisible();
});

test('the panel drives a flow by keyboard alone', async ({ page }) => {
  await page.goto(`${storybook.url}?path=/story/flows-download--editing`);
  await page.getByRole('tab', { name: 'Flow' }).click();
  const states = page.getByRole('region', { name: 'States' });
  await expect(states.getByRole('button', { name: 'editing' })).toHaveAttribute('aria-current', 'true');
  await states.getByRole('button', { name: 'editing' }).focus();
  const offer = page.getByRole('button', { name: /^submit/ });
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await offer.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(states.getByRole('button', { name: 'preparing' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('submit');
});

test('every table describes the type of each property, and no property is edited as JSON', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${storybook.url}iframe.html?viewMode=story&id=components-actions-button--states`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready !== undefined');
  const stories = z
    .record(z.string(), z.object({ title: z.string(), argTypes: z.record(z.string(), row) }))
    .parse(await page.evaluate('__STORYBOOK_PREVIEW__.ready().then(() => __STORYBOOK_PREVIEW__.extract())'));
  const rows = Object.values(stories).flatMap(({ title, argTypes }) =>
    Object.values(argTypes).map(({ name, control, table }) => ({
      row: `${title}: ${name}`,
      control: typeof control === 'object' ? control?.type : control,
      type: table?.type?.summary,
    })),
  );
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ control }) => control === 'object')).toEqual([]);
  expect(rows.filter(({ type }) => type !== undefined && /^(?:union|unknown|any|)$/.test(type))).toEqual([]);
});

test('the clock is frozen for screenshots and nowhere else', async ({ page }) => {
  const story = `${storybook.url}iframe.html?viewMode=story&id=components-actions-button--states`;
  const times = () =>
    page.evaluate(() => [
      new Date().toISOString(),
      new Date(Date.now()).toISOString(),
      new Date(0).getTime(),
    ]);
  await page.goto(`${story}&chromatic=true`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__ !== undefined');
  await expect.poll(times).toEqual(['2026-11-20T22:00:00.000Z', '2026-11-20T22:00:00.000Z', 0]);
  await page.goto(story);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__ !== undefined');
  expect(await times()).not.toContain('2026-11-20T22:00:00.000Z');
});

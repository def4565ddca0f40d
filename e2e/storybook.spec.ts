import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { finished, watchStories } from '../scripts/visual/shown-story.ts';
import { serveFolder } from '../scripts/visual/static-server.ts';

const folder = join(import.meta.dirname, '../storybook-static');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

const entriesOf = (): ReadonlyMap<string, Entry> =>
  new Map(Object.entries(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries));

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  if (!existsSync(folder)) {
    throw new Error('These tests read storybook-static: npm run build-storybook comes first.');
  }
  storybook = await serveFolder(folder);
});
test.afterAll(() => storybook.close());

test.describe('the whole of it', () => {
  // A record of all stories would take longer than they do.
  test.use({ trace: 'off' });

  test('every story is drawn and plays, wide or narrow, with what its docs page prints of it', async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const stories = [...entriesOf().values()].filter(({ type }) => type === 'story').map(({ id }) => id);
    const onlyNarrow = await failures(browser, stories, 1280);
    expect(await failures(browser, [...onlyNarrow.keys()], 390)).toEqual(new Map());
  });
});

/** The stories that cannot be drawn, or whose play function throws, in a window of this width, with why. */
async function failures(browser: Browser, stories: readonly string[], width: number) {
  const failed = new Map<string, string>();
  const [first] = stories;
  if (first === undefined) return failed;
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchStories);
  await page.goto(`${storybook.url}iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`);
  for (const story of stories) {
    if (story !== first) await page.evaluate((id) => globalThis.octavoStories.show(id), story);
    const error = (await finished(page, story)) ?? (await shownError(page));
    if (error !== undefined) failed.set(story, error.split('\n', 1)[0] ?? '');
  }
  await page.close();
  return failed;
}

/** What Storybook shows in the place of a story that cannot be drawn. */
async function shownError(page: Page): Promise<string | undefined> {
  const error = page.locator('.sb-show-errordisplay #error-message');
  return (await error.count()) === 0 ? undefined : ((await error.textContent()) ?? 'an error without words');
}

test('each state of each statechart leads to a story that is there', async ({ page }) => {
  test.slow();
  const entries = entriesOf();
  const flows = [...entries.values()].filter(
    ({ type, title }) => type === 'docs' && title.startsWith('Flows/'),
  );
  expect(flows.length).toBeGreaterThan(0);
  for (const { id } of flows) {
    await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=${id}`);
    const states = page.locator('svg[data-chart] a');
    await expect(states.first()).toBeVisible();
    const hrefs = await states.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const stories = hrefs.map((href) => /path=\/story\/([^&]+)/.exec(href)?.[1] ?? href);
    expect(stories.filter((story) => !entries.has(story))).toEqual([]);
  }
});

test('a docs page follows its flow, and a state of its chart opens its story', async ({ page }) => {
  await page.goto(`${storybook.url}?path=/docs/flows-tools--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const state = (name: string) => docs.locator('svg[data-chart] a', { hasText: new RegExp(`^${name}`) });
  const flow = docs.frameLocator('iframe[title^="tools"]');
  await expect(state('shown')).toHaveAttribute('aria-current', 'true');
  await flow.getByRole('switch', { name: 'Hide labels' }).click();
  await expect(state('hidden')).toHaveAttribute('aria-current', 'true');
  await expect(state('shown')).not.toHaveAttribute('aria-current', 'true');
  await state('hidden').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=\/story\/flows-tools--labels-hidden/);
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

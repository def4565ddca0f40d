import { type Browser, expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { finished } from '../scripts/visual/shown-story.ts';
import { watchStories } from '../scripts/visual/story-watch.ts';
import { entriesOf, serveStorybook } from './built-storybook.ts';

// In the full Chromium, as before the build. Recording a trace of all stories would take longer than the stories.
test.use({ launchOptions, trace: 'off' });

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

// Every story is played once before the build (`npm run stories`); this checks that the built Storybook draws and plays them.
test('one story of each file renders and plays without errors, in a wide or a narrow window', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const all = [...entriesOf().values()].filter(({ type }) => type === 'story');
  const stories = [...new Map(all.map(({ title, id }) => [title, id])).values()];
  const onlyNarrow = await failures(browser, stories, 1280);
  expect(await failures(browser, [...onlyNarrow.keys()], 390)).toEqual(new Map());
});

/** The stories that cannot be drawn, or whose play function throws, in a window of this width, with the reason. */
async function failures(browser: Browser, stories: readonly string[], width: number) {
  const failed = new Map<string, string>();
  const [first] = stories;
  if (first === undefined) return failed;
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchStories);
  await page.goto(`${storybook.url}iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`);
  for (const story of stories) {
    if (story !== first) await page.evaluate((id) => globalThis.octavoStories.show(id), story);
    const error = (await finished(page, story).catch(String)) ?? (await shownError(page));
    if (error !== undefined) failed.set(story, error.split('\n', 1)[0] ?? '');
  }
  await page.close();
  return failed;
}

/** What Storybook shows instead of a story that cannot be rendered. */
async function shownError(page: Page): Promise<string | undefined> {
  const error = page.locator('.sb-show-errordisplay #error-message');
  return (await error.count()) === 0 ? undefined : ((await error.textContent()) ?? 'an error without words');
}

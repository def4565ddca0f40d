import { brand } from '@octavo/contract/brand';
import { languages } from '@octavo/contract/languages';
import { expect, test } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { themeNames as themes } from '../scripts/lib/themes.mjs';

// As on a first visit, in a laptop window.
for (const language of languages) {
  test(`the film in the corner does not cover the note of the tour in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/app/?lng=${language}`);
    const film = page.getByRole('dialog').filter({ has: page.locator('video') });
    const note = page.locator('p > svg + svg + span');
    await expect(film).toBeVisible();
    for (const theme of themes) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const gap = async () => {
        const [above, below] = [await note.boundingBox(), await film.boundingBox()];
        return above && below ? below.y - above.y - above.height : null;
      };
      // Polls until the theme's fonts are loaded.
      await expect.poll(gap, theme).toBeGreaterThanOrEqual(0);
    }
  });
}

test('the greeting video plays on request, allows seeking, and stays away after being closed twice', async ({
  page,
}) => {
  const film = page.getByRole('dialog', { name: `${brand.name} in half a minute` });
  const video = page.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const closes = () => page.evaluate(() => localStorage.getItem('greetingVideoCloseCount'));

  await page.goto('/app/');
  await expect(film).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await expect(film.getByText(/^0:00 \/ 0:3\d$/)).toBeVisible();

  const part = page.waitForResponse((answer) => /\.webm/.test(answer.url()) && answer.status() === 206);
  await film.getByRole('slider', { name: 'Place in the film' }).fill('25');
  await part;
  await film.getByRole('button', { name: 'Play' }).click();
  await expect.poll(time).toBeGreaterThan(25.1);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length))
    .toBe(1);
  await film.getByRole('button', { name: 'Enlarge' }).click();
  await page.keyboard.press('Escape');
  await film.getByRole('button', { name: 'Close the film' }).click();
  await expect(film).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await closes()).toBe('1');

  await page.goto('/app/?lng=de-DE');
  await expect(video).toHaveAttribute('src', /de-DE/);
  await page.getByRole('button', { name: 'Film schließen' }).click();
  expect(await closes()).toBe('2');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('greeting_video'))).toEqual([]);
});

test('regression 182: on a phone, the film is at the end of the page and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeDocument(page.request, { title: 'Tides' });
  await makeDocument(page.request, { title: 'Canals' });
  await page.goto('/app/');
  const film = page.getByRole('dialog').filter({ has: page.locator('video') });
  await expect(film).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Tides' }).last()).toBeVisible();
  for (let scroll = 0; scroll < 3; scroll += 1) {
    const place = await film.boundingBox();
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    }
    await page.mouse.wheel(0, 300);
  }
});

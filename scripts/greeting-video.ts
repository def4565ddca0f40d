// npm run film [-- language …]: uses the app as a writer does and records the greeting video. Needs ffmpeg.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '@octavo/contract/languages';
import { chromium, type Browser } from 'playwright';
import { startModelServer } from '../apps/api/src/generation/testing/model-server.ts';
import { startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { launchOptions } from '../chromium.ts';
import { Camera, stage } from './greeting-video/camera.ts';
import { captionsOf } from './greeting-video/captions.ts';
import { startCatalogue } from './greeting-video/catalogue.ts';
import { encode } from './greeting-video/encode.ts';
import { namesOf } from './greeting-video/names.ts';
import { playScenario } from './greeting-video/scenario.ts';
import { filmTexts, type FilmTexts } from './greeting-video/texts.ts';
import { ensureBuilt } from './lib/build.mjs';

const films = join(import.meta.dirname, '..', 'apps', 'api', 'greeting-video');

const asked = process.argv.slice(2);
const wanted = languages.filter((language) => asked.length === 0 || asked.includes(language));

ensureBuilt();
mkdirSync(films, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const language of wanted) await makeFilm(browser, language);
await browser.close();

function answer(text: string) {
  return { kind: 'answer', words: [text] } as const;
}

async function makeFilm(shown: Browser, language: Language): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-film-'));
  const texts = filmTexts[language];
  const catalogue = await startCatalogue();
  const model = await startModelServer();
  const prompt = ([first, ...others]: FilmTexts['versions']): void =>
    model.behave(answer(first), ...others.map(answer));
  const server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'film',
    CROSSREF_URL: catalogue.url,
    OPEN_LIBRARY_URL: catalogue.url,
    SITE_ICONS_URL: 'off',
    RATE_LIMITS: 'off',
  });
  try {
    const context = await shown.newContext({
      viewport: stage,
      deviceScaleFactor: 1.5,
      locale: language,
      serviceWorkers: 'block',
      baseURL: server.origin,
    });
    // The greeting video itself must not appear in the film.
    await context.addInitScript(() => {
      localStorage.setItem('greetingVideoCloseCount', '2');
      localStorage.setItem('enable_autocomplete', 'false');
      localStorage.setItem('hasSeenVideoToEssayButtonArrowGraphic', 'true');
    });
    const page = await context.newPage();
    await page.goto('/app/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { title, text, tag } of texts.documents) {
      const { id } = await (await page.request.post('/docs/create_blank', { data: { title } })).json();
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
      await page.request.post(`/docs/save/${id}`, {
        data: { title, content: { type: 'doc', content: [paragraph] } },
      });
      await page.request.post(`/docs/set_tags/${id}`, { data: { tags: [tag] } });
    }
    await page.reload();
    await page
      .getByText(texts.documents.at(-1)?.title ?? '')
      .first()
      .waitFor();
    await page.waitForTimeout(1000);
    const frames = join(folder, 'frames');
    const camera = new Camera(page, frames);
    await playScenario({ page, camera, texts, t: namesOf(language), prompt });
    await context.close();
    encode(frames, (ending) => join(films, `${language}.${ending}`));
    writeFileSync(join(films, `${language}.vtt`), captionsOf(camera.cues));
    console.log(`${language}: ${camera.time.toFixed(1)} s`);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    await model.close();
    catalogue.close();
    if (process.env['KEEP_FRAMES'] === undefined) rmSync(folder, { recursive: true });
    else console.log(folder);
  }
}

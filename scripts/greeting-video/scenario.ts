import type { Page } from 'playwright';
import type { Camera } from './camera.ts';
import type { FilmTexts } from './texts.ts';

export interface Scene {
  readonly page: Page;
  readonly camera: Camera;
  readonly texts: FilmTexts;
  /** Looks up a text of the page in the language of the film. */
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  /** Sets what the language model answers from now on. */
  readonly prompt: (versions: FilmTexts['versions']) => void;
}

/** Plays the film, from the desk to the finished paragraph and back. */
export async function playScenario(scene: Scene): Promise<void> {
  await showDesk(scene);
  await write(scene);
  await correct(scene);
  await rewrite(scene);
  await cite(scene);
  await changeThemes(scene);
}

async function showDesk({ page, camera, texts, t }: Scene): Promise<void> {
  camera.say(texts.captions.home);
  await camera.hold(2.2);
  await camera.press(page.getByRole('button', { name: new RegExp(`^${t('home:new.blank')}`) }));
  await page.locator('.ProseMirror').waitFor();
}

async function write({ page, camera, texts, t }: Scene): Promise<void> {
  const title = page.getByRole('textbox', { name: t('editor:title') });
  await title.click();
  camera.say(texts.captions.write);
  await camera.hold(0.4);
  await camera.type(texts.title);
  await page.locator('.ProseMirror').click();
  await camera.frame(page.locator('.ProseMirror p').first(), 1.25);
  await camera.type(texts.text);
}

async function correct({ page, camera, texts, t }: Scene): Promise<void> {
  const underlined = page.locator('.ProseMirror [data-suggestion]');
  camera.say(texts.captions.suggest);
  await underlined.nth(1).waitFor();
  await page.waitForTimeout(600);
  await camera.frame(null);
  await camera.hold(0.6);
  await camera.press(underlined.first());
  await page.locator('[data-open]').waitFor();
  await camera.watch(0.5);
  await camera.hold(0.7);
  await camera.press(
    page
      .locator('[data-open]')
      .getByRole('button', { name: t('suggestions:apply') })
      .first(),
  );
  await camera.watch(0.4);
  await camera.press(underlined.first());
  await page.locator('[data-open]').waitFor();
  await camera.hold(0.4);
  await camera.press(
    page
      .locator('[data-open]')
      .getByRole('button', { name: t('suggestions:apply') })
      .first(),
  );
  await camera.watch(0.4);
}

async function rewrite({ page, camera, texts, t, prompt }: Scene): Promise<void> {
  prompt(texts.versions);
  camera.say(texts.captions.rewrite);
  await camera.mark(page.locator('.ProseMirror p').first());
  await camera.press(page.getByRole('button', { name: t('editor:format.ask') }));
  const card = page.getByRole('region', { name: t('ai-card:name') });
  await card.waitFor();
  await camera.press(card.getByRole('button', { name: t('ai-card:actions.paraphrase') }));
  await page.getByText(t('ai-card:allReady')).waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
  await camera.watch(0.3);
  await camera.frame(card, 1.4);
  await camera.hold(1.4);
  await camera.press(card.getByRole('radio', { name: t('ai-card:version', { number: 2 }) }));
  await camera.hold(0.5);
  camera.keepPoster();
  await camera.press(card.getByRole('button', { name: t('ai-card:accept', { number: 2 }) }));
  await card.waitFor({ state: 'detached' });
  await camera.frame(null);
}

async function cite({ page, camera, texts, t }: Scene): Promise<void> {
  camera.say(texts.captions.cite);
  const paragraph = page.locator('.ProseMirror p').first();
  await camera.mark(paragraph);
  await camera.press(page.getByRole('button', { name: t('editor:format.cite') }));
  const card = page.getByRole('region', { name: t('citations:card.title') });
  const first = card.getByRole('listitem').first().getByRole('button').first();
  await first.waitFor();
  await camera.watch(0.4);
  await camera.hold(0.8);
  await camera.press(first);
  await card.waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
  await camera.watch(0.4);
  await camera.hold(1.2);
}

async function changeThemes({ page, camera, texts, t }: Scene): Promise<void> {
  camera.say(texts.captions.themes);
  const button = page.getByRole('button', { name: t('common:theme.current', { theme: '' }).trim() });
  for (let times = 0; times < 2; times++) {
    await camera.press(button);
    await camera.hold(1);
  }
  camera.say(texts.captions.end);
  await camera.press(page.getByRole('link', { name: t('home:heading') }).first());
  await page.getByRole('heading', { level: 1, name: t('home:heading') }).waitFor();
  await camera.watch(0.4);
  await camera.hold(0.8);
  await camera.press(button);
  await camera.hold(2);
}

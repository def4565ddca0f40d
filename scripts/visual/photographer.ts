import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { modesOf } from '../../.storybook/modes.ts';
import { launchOptions } from '../../chromium.ts';
import { themeNames } from '../lib/themes.mjs';
import { serveFolder } from './static-server.ts';
import { type Story, storiesOf } from './story-index.ts';

const height = 900;
/** The moment at which all pictures are taken. */
const moment = new Date('2026-11-20T22:00:00.000Z');

export interface Shot {
  readonly story: Story;
  readonly mode: string;
  readonly file: string;
  /** What the story or its play function threw; the picture shows how far it came. */
  readonly error?: string;
}

interface Order {
  readonly storybook: string;
  readonly folder: string;
  /** Part of a story's id; all stories without it. */
  readonly only?: string;
  readonly onShot: (done: number, total: number) => void;
}

/** Name of the picture of a story in a mode. */
export const fileOf = (id: string, mode: string) => `${id}--${mode.replaceAll(' ', '-')}.png`;

/** Every story of a built Storybook in every mode; what a story throws is kept beside its picture. */
export async function photograph({ storybook, folder, only = '', onShot }: Order): Promise<readonly Shot[]> {
  const stories = storiesOf(storybook).filter(({ id }) => id.includes(only));
  const modes = Object.entries(modesOf(themeNames));
  // Under a path, as it may be put anywhere.
  const server = await serveFolder(storybook, '/review/storybook/');
  const browser = await chromium.launch(launchOptions);
  mkdirSync(folder, { recursive: true });
  const shots: Shot[] = [];
  const work = [...modes];
  // Two pages at a time: one draws while the other waits.
  const hands = [0, 1].map(async () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) {
      const [mode, { theme, viewport }] = next;
      const camera = await openCamera(browser, server.url, theme, viewport);
      for (const story of stories) {
        const file = fileOf(story.id, mode);
        const error = await camera.take(story, join(folder, file));
        shots.push(error === undefined ? { story, mode, file } : { story, mode, file, error });
        onShot(shots.length, stories.length * modes.length);
      }
      await camera.close();
    }
  });
  try {
    await Promise.all(hands);
  } finally {
    await browser.close();
    server.close();
  }
  return shots;
}

async function openCamera(browser: Browser, url: string, theme: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  let page = await context.newPage();
  let file = '';

  // A page serves all stories of one file; the next file begins with a clean one.
  async function open(story: Story): Promise<void> {
    await page.close();
    page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.addInitScript(watchStories);
    const globals = encodeURIComponent(`theme:${theme};a11y.manual:!true`);
    await page.goto(`${url}iframe.html?viewMode=story&id=${story.id}&globals=${globals}`);
    file = story.importPath;
  }

  async function show(story: Story): Promise<void> {
    if (story.importPath !== file) return open(story);
    await page.evaluate((storyId) => globalThis.octavoStories.show(storyId), story.id);
  }

  return {
    async take(story: Story, path: string): Promise<string | undefined> {
      await page.mouse.move(0, height - 1);
      await show(story);
      const error = await settled(page, story.id);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
      return error;
    },
    close: () => context.close(),
  };
}

/** Resolves when the story and its play function are through and everything is painted, with what they threw. */
async function settled(page: Page, id: string): Promise<string | undefined> {
  const result = await page.waitForFunction((wanted) => globalThis.octavoStories?.done[wanted], id, {
    timeout: 180_000,
  });
  const outcome = await result.jsonValue();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((done) => {
      // What comes a little later (a tooltip, a menu beside a line) has come when nothing changes any more.
      const rest = () => setTimeout(finish, 300);
      let timer = rest();
      const limit = setTimeout(finish, 4000);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = rest();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function finish(): void {
        observer.disconnect();
        clearTimeout(limit);
        done();
      }
    });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let count = 0; count < 3; count += 1) await frame();
  });
  return outcome === 'finished' ? undefined : outcome;
}

interface StoryWatch {
  /** By story id: 'finished', or what it threw. */
  readonly done: Record<string, string>;
  show(storyId: string): void;
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var octavoStories: StoryWatch;
}

/** Runs in the page before Storybook does, and keeps what its channel says. */
function watchStories(): void {
  type Channel = {
    on(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  };
  const done: Record<string, string> = {};
  let channel: Channel | undefined;
  globalThis.octavoStories = {
    done,
    show(storyId) {
      delete done[storyId];
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
  };
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      let current = '';
      value.on('storyPrepared', ({ id }: { id: string }) => (current = id));
      value.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
        done[storyId] ??= status === 'error' ? 'an error in the story or its play function' : 'finished';
      });
      for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException']) {
        value.on(event, ({ message, description }: { message?: string; description?: string }) => {
          done[current] = message ?? description ?? event;
        });
      }
      value.on('storyMissing', () => (done[current] = 'missing'));
    },
  });
}

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../chromium.ts';
import { fileOf, type Modes } from './chosen-modes.ts';
import { finished, settled } from './shown-story.ts';
import { type Dress, watchStories } from './story-watch.ts';
import { serveFolder } from './static-server.ts';
import { isWanted, type Story, storiesOf } from './story-index.ts';

const height = 900;
/** A page spends most of its time waiting for the story to settle. */
const pagesPerCore = 2;
/** The tag of stories of which only the visible window is photographed. */
const windowOnly = 'window-only';

export interface Shot {
  readonly story: Story;
  readonly mode: string;
  readonly file: string;
  /** What the story or its play function threw; the picture shows how far it got. */
  readonly error?: string;
}

interface Order {
  readonly storybook: string;
  readonly folder: string;
  /** Comma-separated parts of story ids; all stories if absent. */
  readonly only?: string;
  readonly modes: Modes;
  readonly onShot: (done: number, total: number) => void;
}

/** Photographs every story of a built Storybook in every mode; records what a story throws with its picture. */
export async function photograph({
  storybook,
  folder,
  only = '',
  modes,
  onShot,
}: Order): Promise<readonly Shot[]> {
  const stories = storiesOf(storybook).filter(({ id }) => isWanted(id, only));
  // Below a path, because it may be deployed anywhere.
  const server = await serveFolder(storybook, '/review/storybook/');
  const { host, pathname } = new URL(server.url);
  // Some pages show the address, for example in an invitation link: it must not contain the port of this run.
  const args = [...launchOptions.args, `--host-resolver-rules=MAP localhost:80 ${host}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  mkdirSync(folder, { recursive: true });
  const shots: Shot[] = [];
  const views = viewsByWidth(modes);
  const total = stories.length * Object.keys(modes).length;
  const work = [...views].flatMap(([width, themes]) =>
    byFile(stories).map((group) => ({ width, themes, group })),
  );
  const hands = Array.from({ length: pagesPerCore * availableParallelism() }, async () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) {
      const { width, themes, group } = next;
      const camera = await openCamera(browser, `http://localhost${pathname}`, width);
      for (const story of group) {
        const error = await camera.show(story);
        for (const { mode, ...dress } of themes) {
          const file = fileOf(story.id, mode);
          await camera.take(dress, join(folder, file));
          shots.push(error === undefined ? { story, mode, file } : { story, mode, file, error });
          onShot(shots.length, total);
        }
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

/** How long nothing may change before a picture is taken, in milliseconds. */
const restOfStory = 300;
const restOfColours = 100;

/** A theme only changes colours, fonts and drawings; language and direction change the layout. */
const isOtherThemeOnly = (before: Dress | undefined, { language, direction }: Dress): boolean =>
  before !== undefined && before.language === language && before.direction === direction;

/** The themes in which each width is photographed, with the names of these modes. */
function viewsByWidth(modes: Modes) {
  const views = Object.entries(modes).map(([mode, view]) => ({ mode, ...view }));
  return Map.groupBy(views, ({ viewport }) => viewport);
}

const byFile = (stories: readonly Story[]) => [
  ...Map.groupBy(stories, ({ importPath }) => importPath).values(),
];

/**
 * A page for the stories of one file at one width. Loading Storybook costs more than a dozen pictures, and a play
 * function more than three: each story is played once for all themes, and the next file gets a fresh page.
 */
async function openCamera(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.addInitScript(watchStories);
  let shown: Story | undefined;
  let worn: Dress | undefined;

  async function open(story: Story): Promise<void> {
    const globals = encodeURIComponent('a11y.manual:!true');
    // As in Chromatic: the preview then freezes its clock.
    await page.goto(`${url}iframe.html?viewMode=story&id=${story.id}&globals=${globals}&chromatic=true`);
  }

  return {
    /** Plays a story; returns what it threw. */
    async show(story: Story): Promise<string | undefined> {
      await page.mouse.move(0, height - 1);
      if (shown === undefined) await open(story);
      else await page.evaluate((storyId) => globalThis.octavoStories.show(storyId), story.id);
      shown = story;
      worn = undefined;
      return finished(page, story.id);
    },

    /** Takes a picture of the current story. */
    async take(dress: Dress, path: string): Promise<void> {
      if (shown === undefined) throw new Error('show a story first');
      await page.evaluate((next) => globalThis.octavoStories.dress(next), dress);
      const fullPage = shown.tags?.includes(windowOnly) !== true;
      const rest = isOtherThemeOnly(worn, dress) ? restOfColours : restOfStory;
      await settled(page, { rest, isFromTop: fullPage });
      worn = dress;
      const picture = { path, fullPage, animations: 'disabled', caret: 'hide' } as const;
      // On a busy machine the browser sometimes gives up; a page that cannot be photographed at all fails again.
      await page
        .screenshot(picture)
        .catch(() => page.screenshot(picture))
        .catch((error: unknown) => {
          throw new Error(`no picture of ${path}`, { cause: error });
        });
    },

    close: () => context.close(),
  };
}

import type { Page } from 'playwright';

/** Resolves when the story and its play function are through, with what they threw. */
export async function finished(page: Page, id: string): Promise<string | undefined> {
  const result = await page.waitForFunction((wanted) => globalThis.octavoStories?.done[wanted], id, {
    timeout: 180_000,
  });
  const outcome = await result.jsonValue();
  return outcome === 'finished' ? undefined : outcome;
}

/** Resolves when the story is finished and everything is painted, with what it threw. */
export async function settled(page: Page, id: string): Promise<string | undefined> {
  const error = await finished(page, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise<void>((done) => {
      // What comes a little later (a tooltip, a menu beside a line) has come when nothing changes and nothing is waited for.
      const rest = () => setTimeout(() => (octavoStories.awaits() ? (timer = rest()) : finish()), 300);
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
  return error;
}

interface StoryWatch {
  /** By story id: 'finished', or what it threw. */
  readonly done: Record<string, string>;
  /** Shows a story from its beginning, the one that is shown as well. */
  show(storyId: string): void;
  /** Draws the story that is shown in another theme; it is done again when it is drawn. */
  dress(theme: string): void;
  /** Whether the page has something to do within a second. */
  awaits(): boolean;
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var octavoStories: StoryWatch;
}

/** Runs in the page before Storybook does, and keeps what its channel says. */
export function watchStories(): void {
  type Channel = {
    on(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  };
  const soon = 1000;
  const awaited = new Set<unknown>();
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout(act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) {
      const timer = setTimeout(() => {
        awaited.delete(timer);
        act(...values);
      }, delay);
      if (delay <= soon) awaited.add(timer);
      return timer;
    },
    clearTimeout(timer: ReturnType<typeof setTimeout>) {
      awaited.delete(timer);
      clearTimeout(timer);
    },
  });

  const done: Record<string, string> = {};
  let channel: Channel | undefined;
  let current = '';
  globalThis.octavoStories = {
    done,
    show(storyId) {
      delete done[storyId];
      if (storyId === current) channel?.emit('forceRemount', { storyId });
      else channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    dress(theme) {
      delete done[current];
      channel?.emit('updateGlobals', { globals: { theme } });
    },
    awaits: () => awaited.size > 0,
  };
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
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

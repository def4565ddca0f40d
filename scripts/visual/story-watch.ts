export interface Dress {
  readonly theme: string;
  /** English by default. */
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

interface StoryWatch {
  /** By story id: 'finished', or what it threw. */
  readonly done: Record<string, string>;
  /** Shows a story from the start, even if it is already shown. */
  show(storyId: string): void;
  /** Applies theme, language and direction to the page; the story stays as its play function left it. */
  dress(dress: Dress): void;
  /** Whether the page has a timer due within a second. */
  awaits(): boolean;
  /** Acts after this many milliseconds, even while the story's own timers are held. */
  after(delay: number, act: () => void): void;
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared in no other way
  var octavoStories: StoryWatch;
}

/**
 * Runs in the page before Storybook, and records the events of its channel. Once a story has finished, its timers of
 * more than a second are suppressed.
 * It is sent to the page as text, so it cannot use anything outside itself.
 */
export function watchStories(): void {
  type Channel = {
    on(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  };
  type Timer = ReturnType<typeof setTimeout>;
  const soon = 1000;
  const awaited = new Set<Timer>();
  const done: Record<string, string> = {};
  let current = '';
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  type Act = (...values: unknown[]) => void;
  // Rotating messages and the like: the picture must not depend on when it is taken.
  const isHeld = (delay: number) => delay > soon && done[current] !== undefined;
  Object.assign(globalThis, {
    setTimeout(act: Act, delay = 0, ...values: unknown[]) {
      const timer = setTimeout(() => {
        awaited.delete(timer);
        if (!isHeld(delay)) act(...values);
      }, delay);
      if (delay <= soon) awaited.add(timer);
      return timer;
    },
    setInterval(act: Act, delay = 0, ...values: unknown[]) {
      return setInterval(() => {
        if (!isHeld(delay)) act(...values);
      }, delay);
    },
    clearTimeout(timer: Timer) {
      awaited.delete(timer);
      clearTimeout(timer);
    },
    // A page may clear a timer with either function.
    clearInterval(timer: Timer) {
      awaited.delete(timer);
      clearInterval(timer);
    },
  });

  let channel: Channel | undefined;
  globalThis.octavoStories = {
    done,
    show(storyId) {
      delete done[storyId];
      if (storyId === current) channel?.emit('forceRemount', { storyId });
      else channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    dress({ theme, language = 'en', direction = 'ltr' }) {
      document.documentElement.dataset['theme'] = theme;
      document.documentElement.dir = direction;
      document.documentElement.lang = language;
    },
    awaits: () => awaited.size > 0,
    after: (delay, act) => void setTimeout(act, delay),
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

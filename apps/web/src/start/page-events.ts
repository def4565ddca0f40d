/** Resolves with the next event of this type. */
export const fired = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Resolves when everything in the page has been fetched. */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : fired(globalThis, 'load');

/** Resolves when a link's file has been fetched or has failed. */
export const settled = (link: HTMLLinkElement): Promise<unknown> =>
  Promise.race([fired(link, 'load'), fired(link, 'error')]);

/** Resolves after this many milliseconds. */
export const pause = (time: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves when the next frame has been painted, which never happens in a background tab. */
export const drawnAnew = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The event on a document's page after which the app may run. */
export const documentStarted = 'started';

/** The event after which the page says that the app cannot run. */
export const startFailed = 'startfailed';

/** Resolves when the page has been parsed. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading' ? fired(document, 'DOMContentLoaded') : Promise.resolve();

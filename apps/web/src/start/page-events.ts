/** Resolves with the next event of this type. */
export const heard = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Resolves when all that stood in the page has been fetched. */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : heard(globalThis, 'load');

/** Resolves when what a link names has come, or has failed. */
export const settled = (link: HTMLLinkElement): Promise<unknown> =>
  Promise.race([heard(link, 'load'), heard(link, 'error')]);

/** Resolves after so many milliseconds. */
export const pause = (time: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves when the next frame has been painted; not in a tab in the background. */
export const drawnAnew = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The event of the page of a document after which the app may run. */
export const documentStarted = 'started';

/** Resolves when the page itself has been read. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading' ? heard(document, 'DOMContentLoaded') : Promise.resolve();

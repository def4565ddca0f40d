/** Resolves with the next event of this type. */
export const heard = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Resolves when all that stood in the page has been fetched. */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : heard(globalThis, 'load');

/** Resolves when what a link names has come, or has failed. */
export const settled = (link: HTMLLinkElement): Promise<unknown> =>
  Promise.race([heard(link, 'load'), heard(link, 'error')]);

/** Resolves when the page itself has been read. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading' ? heard(document, 'DOMContentLoaded') : Promise.resolve();

/** Resolves when the page has nothing else to do. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export const idle = () =>
  new Promise<void>((resolve) => {
    (globalThis.requestIdleCallback ?? setTimeout)(() => resolve());
  });

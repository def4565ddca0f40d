// Vite considers a stylesheet loaded if its element is in the page: a failed one left there would never be fetched
// again, and the part that needs it would be rendered without its styles.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  },
  { capture: true },
);

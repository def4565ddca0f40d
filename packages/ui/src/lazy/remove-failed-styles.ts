// Vite takes a stylesheet whose element is in the page for a loaded one: left there, a failed one would never be fetched
// again, and the part that needs it would be drawn without its styles.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  },
  { capture: true },
);

import isChromatic from 'chromatic/isChromatic';

/** The time in every screenshot. */
const moment = Date.parse('2026-11-20T22:00:00.000Z');

/**
 * Stops the clock where screenshots are taken: by Chromatic, and by `npm run visual`, which requests it with
 * `chromatic=true` in the address. Timers keep running. Imported first, because stories may read the time when they are
 * loaded.
 */
if (isChromatic()) {
  globalThis.Date = new Proxy(Date, {
    apply: (type) => new type(moment).toString(),
    construct: (type, parts, target) =>
      Reflect.construct(type, parts.length === 0 ? [moment] : parts, target),
    get: (type, key) => (key === 'now' ? () => moment : Reflect.get(type, key)),
  });
}

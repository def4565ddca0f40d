import isChromatic from 'chromatic/isChromatic';

/** The moment that every picture shows. */
const moment = Date.parse('2026-11-20T22:00:00.000Z');

/**
 * Keeps the clock still where pictures are taken: by Chromatic, and by `npm run visual`, which asks for it with
 * `chromatic=true` in the address. Timers go on. Imported first, for stories may ask for the time when they are loaded.
 */
if (isChromatic()) {
  globalThis.Date = new Proxy(Date, {
    apply: (type) => new type(moment).toString(),
    construct: (type, parts, target) =>
      Reflect.construct(type, parts.length === 0 ? [moment] : parts, target),
    get: (type, key) => (key === 'now' ? () => moment : Reflect.get(type, key)),
  });
}

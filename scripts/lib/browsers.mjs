import { ensureBrowsers } from './machine.mjs';
import { vitest } from './steps.mjs';

/** A step that does the main job in Firefox and in WebKit; it brings both where they are missing. */
export function browsers(place) {
  ensureBrowsers();
  return vitest('browsers', ['--project', 'browsers', 'browsers/firefox.test.ts', 'browsers/webkit.test.ts'])(
    place,
  );
}

/** A step that reads streamed answers in WebKit; skipped, and counted as skipped, where there is none. */
export const streamsInWebKit = vitest(
  'streams in WebKit',
  ['--project', 'browsers', 'browsers/streams.test.ts'],
  { mayBeEmpty: true },
);

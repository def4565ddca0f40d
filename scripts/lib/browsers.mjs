import { ensureBrowsers } from './machine.mjs';
import { vitest } from './steps.mjs';

/** A step that runs the main job in Firefox and WebKit, installing them if necessary. */
export function browsers(place) {
  ensureBrowsers();
  return vitest('browsers', ['--project', 'browsers', 'browsers/firefox.test.ts', 'browsers/webkit.test.ts'])(
    place,
  );
}

/** A step that reads streamed answers in WebKit; skipped, and counted as skipped, if there is none. */
export const streamsInWebKit = vitest(
  'streams in WebKit',
  ['--project', 'browsers', 'browsers/streams.test.ts'],
  { mayBeEmpty: true },
);

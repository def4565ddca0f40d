import { ensureBrowsers } from './machine.mjs';
import { vitest } from './steps.mjs';

const inOtherBrowsers = ['firefox', 'webkit', 'readers'].map((name) => `browsers/${name}.test.ts`);

/** A step that runs the main job in Firefox and WebKit, then an author and readers in both, installing them if necessary. */
export function browsers(place) {
  ensureBrowsers();
  return vitest('browsers', ['--project', 'browsers', ...inOtherBrowsers])(place);
}

/** A step that reads streamed answers in WebKit; skipped, and counted as skipped, if there is none. */
export const streamsInWebKit = vitest(
  'streams in WebKit',
  ['--project', 'browsers', 'browsers/streams.test.ts'],
  { mayBeEmpty: true },
);

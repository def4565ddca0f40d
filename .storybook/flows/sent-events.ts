import { watchSent } from '@octavo/machines/fixtures';
import { isTest } from '../is-test.ts';

const view = /\/packages\/(?:ui\/src\/flows|editor\/src)\//;
const sent = new Set<string>();
let isPlaying = false;

if (isTest) {
  // The view stands behind the frames of the machine that is told.
  Error.stackTraceLimit = 30;
  watchSent(({ machine, type }) => {
    if (isPlaying && view.test(new Error('sent').stack ?? '')) sent.add(`${machine.id}/${type}`);
  });
}

/** The events that views have sent while play functions ran, as `machine/event`. */
export const sentEvents = {
  /** What a flow sends before a play function begins is not the reader's doing. */
  start: () => {
    isPlaying = true;
  },
  stop: () => {
    isPlaying = false;
  },
  forget: () => sent.clear(),
  all: (): readonly string[] => [...sent],
};

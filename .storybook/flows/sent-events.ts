import { watchSent } from '@octavo/machines/fixtures';
import { isTest } from '../is-test.ts';

const view = /\/packages\/(?:ui\/src\/flows|editor\/src)\//;
const sent = new Set<string>();
let isPlaying = false;

if (isTest) {
  // The view's frames come after those of the machine that receives the event.
  Error.stackTraceLimit = 30;
  watchSent(({ machine, type }) => {
    if (isPlaying && view.test(new Error('sent').stack ?? '')) sent.add(`${machine.id}/${type}`);
  });
}

/** The events that views have sent while play functions ran, as `machine/event`. */
export const sentEvents = {
  /** What a flow sends before a play function begins is not caused by the reader. */
  start: () => {
    isPlaying = true;
  },
  stop: () => {
    isPlaying = false;
  },
  forget: () => sent.clear(),
  all: (): readonly string[] => [...sent],
};

import { type Samples, samplesMachine } from '@octavo/machines/samples';
import { fromPromise } from 'xstate';
import { idle } from './idle.ts';

export const wiredSamples = samplesMachine.provide({
  actors: {
    load: fromPromise<Samples, void>(async () => {
      // Nothing else waits for them.
      await idle();
      return (await import('./load-samples.ts')).loadSamples();
    }),
  },
});

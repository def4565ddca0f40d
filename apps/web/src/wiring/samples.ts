import { type Samples, samplesMachine } from '@octavo/machines/samples';
import { fromPromise } from 'xstate';

export const wiredSamples = samplesMachine.provide({
  actors: {
    load: fromPromise<Samples, void>(async () => {
      const { essays } = await import('../samples/en/index.ts');
      return { essays, language: 'en' };
    }),
  },
});

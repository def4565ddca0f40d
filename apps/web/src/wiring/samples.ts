import { type Samples, samplesMachine } from '@octavo/machines/samples';
import { fetchEssaySamples } from '@octavo/ui/flows/home';
import { fromPromise } from 'xstate';

/** Nothing else waits for them. Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
const idle = () =>
  new Promise<void>((resolve) => {
    (globalThis.requestIdleCallback ?? setTimeout)(() => resolve());
  });

export const wiredSamples = samplesMachine.provide({
  actors: {
    load: fromPromise<Samples, void>(async () => {
      await idle();
      const [{ sampleEssays }] = await Promise.all([
        import('@octavo/contract/sample-essays'),
        fetchEssaySamples(),
      ]);
      return { essays: sampleEssays };
    }),
  },
});

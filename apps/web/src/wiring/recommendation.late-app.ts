import { brand } from '@octavo/contract/brand';
import { recommendationMachine } from '@octavo/machines/recommendation';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = recommendationMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      const { message } = await call('shareMessage', { signal });
      return { message, link: new URL('/app/', location.href).href, canShare: 'share' in navigator };
    }),
    share: fromPromise(async ({ input: { message, link } }): Promise<unknown> =>
      navigator.share({ title: brand.name, text: message, url: link }),
    ),
  },
});

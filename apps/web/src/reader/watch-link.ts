import { readerPollInterval } from '@octavo/contract/comment-limits';
import type { WatchReport } from '@octavo/machines/reading';
import { fromCallback } from 'xstate';
import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';

/** Asks every few seconds whether a link still holds and what is new; at once when the page is looked at again. */
export const watchLink = fromCallback<{ type: 'never' }, { readonly linkId: string }, WatchReport>(
  ({ input: { linkId }, sendBack }) => {
    const watching = new AbortController();
    const { signal } = watching;
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;

    async function ask(): Promise<void> {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const state = await call('linkState', { params: { linkId }, signal });
        if (!signal.aborted) sendBack({ type: 'state.known', state });
      } catch (error) {
        if (!signal.aborted) sendBack({ type: reportOf(error) });
      }
      isAsking = false;
      if (!signal.aborted) timer = setTimeout(() => void ask(), readerPollInterval);
    }

    const look = () => (document.visibilityState === 'visible' ? void ask() : undefined);
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('online', look, { signal });
    timer = setTimeout(() => void ask(), readerPollInterval);
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  },
);

/** Whatever is not a refusal may pass. */
function reportOf(error: unknown): 'link.gone' | 'link.locked' | 'connection.lost' {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 401) return 'link.locked';
  return [403, 404, 410].includes(status) ? 'link.gone' : 'connection.lost';
}

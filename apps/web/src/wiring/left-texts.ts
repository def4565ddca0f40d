import type { LeftTextsCommand, LeftTextsReport } from '@octavo/machines/app';
import { whenIdle } from '@octavo/ui/when-idle';
import { fromCallback } from 'xstate';
import { callAs } from '../api/call.ts';
import { connectionFailure } from '../api/call-failed.ts';
import { untilReached } from '../api/until-reached.ts';
import { settleAccount } from '../device/known-account.ts';
import { savesSettled } from './unsettled-saves.ts';

/**
 * Saves texts that were left unsaved: when the app starts, when the connection returns, and when a document closes.
 * Reports what has to be asked about, and when there is nothing left to ask.
 */
export const wiredLeftTexts = fromCallback<LeftTextsCommand, void, LeftTextsReport>(
  ({ sendBack, receive }) => {
    let isAsking = false;
    let running: Promise<unknown> = Promise.resolve();
    const over = new AbortController();
    const tell = (report: LeftTextsReport) => {
      if (!over.signal.aborted) sendBack(report);
    };
    const look = async (isBack: boolean) => {
      if (isBack) await serverAnswered(over.signal);
      const found = await lookThrough();
      if (isBack || found.saved > 0) tell({ type: 'lists.stale' });
      if (found.words.length === 0 && !(isAsking && found.isComplete)) return;
      isAsking = found.words.length > 0;
      tell({ type: 'words.left', words: found.words });
    };
    const next = (isBack: boolean) => {
      running = running.then(() => look(isBack)).catch(() => {});
    };
    const back = () => next(true);
    // The lists then say that they are this device's copies.
    const gone = () => tell({ type: 'lists.stale' });
    // Another window may have answered.
    const shown = () => {
      if (isAsking && document.visibilityState === 'visible') next(false);
    };
    const soon = () => whenIdle(() => next(false));
    addEventListener('online', back);
    addEventListener('offline', gone);
    document.addEventListener('visibilitychange', shown);
    receive(({ type }) => (type === 'look.now' ? next(false) : soon()));
    soon();
    return () => {
      over.abort();
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', shown);
    };
  },
);

/** Resolves when the server has answered, and so named the account, or could not be reached for a while. */
async function serverAnswered(signal: AbortSignal): Promise<void> {
  const ask = async () => {
    const { mark } = await callAs('remainingWords', { signal });
    // While the network is not back yet, the service worker answers from its cache, which names no account.
    if (mark === null) throw connectionFailure('unreachable');
  };
  await untilReached(ask, signal).catch(() => {});
}

async function lookThrough() {
  if (!navigator.onLine) return { saved: 0, words: [], isComplete: false };
  const { deliverAll } = await import('./deliver-all.ts');
  // The save of a document that was just left may still be running.
  await savesSettled();
  // Assigns what is left to its account, or deletes it: nobody is asked about somebody else's text.
  await settleAccount();
  return deliverAll();
}

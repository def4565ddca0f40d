import type { LeftTextsReport } from '@octavo/machines/app';
import { whenIdle } from '@octavo/ui/when-idle';
import { fromCallback, type EventObject } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled, settling } from './unsettled-saves.ts';

/** Texts that were left unsaved are saved when the app has started, and when the connection returns. */
export const wiredLeftTexts = fromCallback<EventObject, void, LeftTextsReport>(({ sendBack }) => {
  let isOver = false;
  let running: Promise<number> = Promise.resolve(0);
  const deliver = () => (running = running.then(deliverAll).catch(() => 0));
  const tell = () => {
    if (!isOver) sendBack({ type: 'lists.stale' });
  };
  const back = () => void deliver().then(tell);
  addEventListener('online', back);
  whenIdle(() => void deliver().then((saved) => saved > 0 && tell()));
  return () => {
    isOver = true;
    removeEventListener('online', back);
  };
});

async function deliverAll(): Promise<number> {
  if (!navigator.onLine) return 0;
  const [{ deliverLeft }, { journal }, { otherWindows, unlessElsewhere }, { isOpenHere }] = await Promise.all(
    [
      import('../journal/deliver-left.ts'),
      import('../journal/journal.ts'),
      import('../journal/living-windows.ts'),
      import('../journal/open-here.ts'),
    ],
  );
  // Of a document that was just left, the save may still run.
  await savesSettled();
  const { saved } = await deliverLeft({
    journal,
    otherWindows,
    unlessElsewhere,
    isOpenHere,
    settling,
    get: async (id) => (await call('getDocument', { params: { id } })).doc,
    save: (documentId, body) => call('saveDocument', { params: { documentId }, body }),
  });
  return saved;
}

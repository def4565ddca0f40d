import { randomUuid } from '@octavo/contract/random-uuid';
import type { WritingRecorder } from '@octavo/editor';
import { call } from '../api/call.ts';
import { forgetRecords, keepRecord, leftRecords, sendCopy, sendRecords } from './left-records.ts';

/** Delay from the first unstored change until it is stored, in milliseconds. */
const keepAfter = 1000;
/** Delay from the first unsent change until it is sent, in milliseconds. */
const sendAfter = 20_000;

/** Stores what the editor of one document counts: on this device at once, on the server when possible. */
export interface RecordKeeper {
  /** Loads another text into the editor and starts over with it. */
  readonly begin: (load: () => void) => void;
  /** Looks up the origin of a newer version that was just loaded. */
  readonly refreshed: () => void;
  /** Stores and sends everything counted so far. */
  readonly tell: () => Promise<void>;
  /** Called when the text has become a separate document, whose record receives all that is known. */
  readonly apart: (copyId: string) => Promise<void>;
  /** Starts over after the record was deleted. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** @param isElsewhere true while the server has a different text, for which the origins of this one must not be sent */
export function createRecordKeeper(
  documentId: string,
  recorder: WritingRecorder,
  isElsewhere: () => boolean,
): RecordKeeper {
  let source = randomUuid();
  let left: readonly string[] = [];
  let epoch: number | null = null;
  let isLearnt = false;
  let copy: string | null = null;
  let isOpen = false;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;

  const keep = (): void => {
    if (keeping === undefined) return;
    clearTimeout(keeping);
    keeping = undefined;
    const days = Object.entries(recorder.days())
      .filter(([, figures]) => Object.keys(figures).length > 0)
      .map(([day, figures]) => ({ day, source, figures }));
    const runs = recorder.runs();
    if (days.length > 0) keepRecord(documentId, source, { epoch, days, ...(runs !== null && { runs }) });
  };
  const tell = async (): Promise<void> => {
    keep();
    clearTimeout(sending);
    sending = undefined;
    if (!isLearnt) await learn();
    if (!isLearnt) return;
    if (copy !== null) {
      await sendCopy(documentId, copy, recorder.runs());
      await sendRecords(documentId, epoch, null);
    } else if (!isElsewhere()) {
      epoch = (await sendRecords(documentId, epoch, recorder.runs())) ?? epoch;
    }
  };
  // Without a connection the counts stay on this device.
  const sendQuietly = (): void => void tell().catch(() => {});

  const learn = async (): Promise<void> => {
    const of = source;
    const record = await call('writingRecord', { params: { documentId } });
    if (of !== source) return;
    epoch = record.epoch;
    recorder.know([...left, record.runs], record.startsAs);
    isLearnt = true;
  };
  const beginAnew = (): void => {
    left = leftRecords(documentId).map(({ runs }) => runs ?? '');
    recorder.know(left, 'earlier');
    isLearnt = false;
    sendQuietly();
  };

  const unsubscribe = recorder.subscribe(() => {
    if (!isOpen) return;
    keeping ??= setTimeout(keep, keepAfter);
    sending ??= setTimeout(sendQuietly, sendAfter);
  });
  const leave = (): void => {
    if (document.visibilityState === 'hidden') sendQuietly();
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', leave);

  return {
    begin: (load) => {
      keep();
      isOpen = false;
      load();
      isOpen = true;
      source = randomUuid();
      beginAnew();
    },
    refreshed: beginAnew,
    tell,
    apart: async (copyId) => {
      copy = copyId;
      await tell();
    },
    forget: () => {
      clearTimeout(keeping);
      keeping = undefined;
      forgetRecords(documentId);
      recorder.forget();
      source = randomUuid();
      beginAnew();
    },
    close: () => {
      unsubscribe();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', leave);
      sendQuietly();
    },
  };
}

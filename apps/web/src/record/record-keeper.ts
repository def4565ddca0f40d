import { randomUuid } from '@octavo/contract/random-uuid';
import type { WritingRecorder } from '@octavo/editor';
import { call } from '../api/call.ts';
import { forgetRecords, keepRecord, leftRecords, tellCopy, tellRecords } from './left-records.ts';

/** From the first change that is not kept to the time it is, in milliseconds. */
const keepAfter = 1000;
/** From the first change that is not told to the time it is. */
const tellAfter = 20_000;

/** Keeps what the editor of one document counts, on this device at once and with the server when it can. */
export interface RecordKeeper {
  /** Puts another text into the editor and begins anew with it. */
  readonly begin: (load: () => void) => void;
  /** Learns where a newer version came from that was just brought in. */
  readonly refreshed: () => void;
  /** Keeps and tells all that was counted. */
  readonly tell: () => Promise<void>;
  /** The text has become a document of its own, which is told all that is known of it. */
  readonly apart: (copyId: string) => Promise<void>;
  /** Begins anew after the record was deleted. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** @param isElsewhere true while the server has another text than this one, whose origins would be taken for the other's */
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
  let telling: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(telling);
    telling = undefined;
    if (!isLearnt) await learn();
    if (!isLearnt) return;
    if (copy !== null) {
      await tellCopy(documentId, copy, recorder.runs());
      await tellRecords(documentId, epoch, null);
    } else if (!isElsewhere()) {
      epoch = (await tellRecords(documentId, epoch, recorder.runs())) ?? epoch;
    }
  };
  // Without a connection the counts wait on this device.
  const tellQuietly = (): void => void tell().catch(() => {});

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
    tellQuietly();
  };

  const unsubscribe = recorder.subscribe(() => {
    if (!isOpen) return;
    keeping ??= setTimeout(keep, keepAfter);
    telling ??= setTimeout(tellQuietly, tellAfter);
  });
  const leave = (): void => {
    if (document.visibilityState === 'hidden') tellQuietly();
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
      tellQuietly();
    },
  };
}

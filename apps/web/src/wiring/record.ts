import type { WritingRecorder } from '@octavo/editor';
import { recordMachine } from '@octavo/machines/record';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { RecordKeeper } from '../record/record-keeper.ts';

export interface RecordSource {
  readonly title: () => string;
  readonly recorder: Pick<WritingRecorder, 'paragraphs'>;
  readonly keeper: Pick<RecordKeeper, 'tell' | 'forget'>;
}

/** The writing record of a document on the real server; unsent counts of the editor are sent first. */
export function wireRecord({ title, recorder, keeper }: RecordSource) {
  return recordMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id: documentId }, signal }) => {
        await keeper.tell();
        const { days } = await call('writingRecord', { params: { documentId }, signal });
        return { days, paragraphs: recorder.paragraphs() };
      }),
      remove: fromPromise(async ({ input: { id: documentId } }) => {
        await call('deleteWritingRecord', { params: { documentId } });
        keeper.forget();
      }),
      hand: fromPromise(async ({ input: { record, format } }) => {
        const { handRecord } = await import('../record/record-file.ts');
        handRecord(record, format, title());
      }),
    },
  });
}

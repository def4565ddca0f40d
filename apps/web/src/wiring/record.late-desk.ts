import { recordMachine } from '@octavo/machines/record';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

/** The writing record of a document on the real server; unsent counts of the editor are sent first. */
export const wire: WireLate<'record'> = ({ title, editor, keeper }) =>
  recordMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id: documentId }, signal }) => {
        await keeper.tell();
        const { days } = await call('writingRecord', { params: { documentId }, signal });
        return { days, paragraphs: editor.record.paragraphs() };
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

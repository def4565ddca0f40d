import { comparedText } from '@octavo/document-schema';
import { versionsMachine } from '@octavo/machines/versions';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

/** The versions of a document on the real server. */
export const wire: WireLate<'versions'> = ({ saveFirst, read }) =>
  versionsMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        await saveFirst();
        const { versions } = await call('documentVersions', { params: { documentId: id }, signal });
        return { versions, now: comparedText(read()) };
      }),
      read: fromPromise(async ({ input: { id: documentId, versionIds }, signal }) => {
        const texts = await Promise.all(
          versionIds.map(async (versionId) => {
            const { content } = await call('readVersion', { params: { documentId, versionId }, signal });
            return [versionId, comparedText(content)] as const;
          }),
        );
        return Object.fromEntries(texts);
      }),
      name: fromPromise(async ({ input: { id: documentId, versionId, name }, signal }) => {
        await call('nameVersion', { params: { documentId, versionId }, body: { name }, signal });
        return name;
      }),
      restore: fromPromise(async ({ input: { id: documentId, versionId } }) => {
        await saveFirst();
        return call('restoreVersion', { params: { documentId, versionId } });
      }),
    },
  });

import { endpoints } from '@octavo/contract/endpoints';
import { connectDocumentPictures, type DocumentEditorHandle } from '@octavo/editor';
import { type AddedPicture, documentPicturesMachine } from '@octavo/machines/document-pictures';
import { fromPromise } from 'xstate';
import { call, callForFile } from '../api/call.ts';

/** The pictures of a document in an editor. */
export const wireDocumentPictures = (documentId: string, editor: DocumentEditorHandle) =>
  documentPicturesMachine.provide({
    actors: {
      ...connectDocumentPictures(editor),
      send: fromPromise(async ({ input: { source, onSent }, signal }) => {
        const [image, { uploading }] = await Promise.all([
          fileOf(source, signal),
          import('../api/upload.ts'),
        ]);
        const by = uploading(onSent);
        return call('addPicture', { params: { documentId }, body: { image }, signal, by });
      }),
    },
  });

/** The address of a picture in a document. */
export const pictureAddress = (documentId: string, pictureId: string): string =>
  endpoints.documentPicture.path
    .replace('{documentId}', encodeURIComponent(documentId))
    .replace('{pictureId}', encodeURIComponent(pictureId));

async function fileOf(source: AddedPicture['source'], signal: AbortSignal): Promise<File> {
  if (source instanceof File) return source;
  const { documentId, pictureId } = source;
  const { file } = await callForFile('documentPicture', { params: { documentId, pictureId }, signal });
  return new File([file], pictureId, { type: file.type });
}

import type { PicturesCommand, PicturesReport } from '@octavo/machines/document-pictures';
import { fromCallback } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';

/** Connects the text to the machine of its pictures. */
export function connectDocumentPictures({ pictures }: Pick<DocumentEditorHandle, 'pictures'>) {
  return {
    text: fromCallback<PicturesCommand, void, PicturesReport>(({ receive, sendBack }) => {
      receive((command) => pictures.handle(command));
      return pictures.subscribe(sendBack);
    }),
  };
}

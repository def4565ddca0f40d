import type { CitingCommand, CitingReport } from '@octavo/machines/citing';
import { fromCallback } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';

/** Connects the text to the machine of the citation card. */
export function connectCiting({ cite }: Pick<DocumentEditorHandle, 'cite'>) {
  return {
    text: fromCallback<CitingCommand, void, CitingReport>(({ receive, sendBack }) => {
      receive((command) => cite.handle(command));
      return cite.subscribe(sendBack);
    }),
  };
}

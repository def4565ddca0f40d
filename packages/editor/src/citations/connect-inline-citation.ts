import type { InlineCitationCommand, InlineCitationReport } from '@octavo/machines/inline-citation';
import { fromCallback } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';

/** Connects the text to the machine of a citation's card. */
export function connectInlineCitation({ citation }: Pick<DocumentEditorHandle, 'citation'>) {
  return {
    text: fromCallback<InlineCitationCommand, void, InlineCitationReport>(({ receive, sendBack }) => {
      receive((command) => citation.handle(command));
      return citation.subscribe(sendBack);
    }),
  };
}

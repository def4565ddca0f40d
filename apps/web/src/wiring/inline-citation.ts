import { connectInlineCitation, type DocumentEditorHandle } from '@octavo/editor';
import { inlineCitationMachine } from '@octavo/machines/inline-citation';

/** The card of a citation in the text of an editor. */
export const wireInlineCitation = (editor: DocumentEditorHandle) =>
  inlineCitationMachine.provide({ actors: connectInlineCitation(editor) });

import { connectReferences, type DocumentEditorHandle } from '@octavo/editor';
import { referencesMachine } from '@octavo/machines/references';
import type { Language } from '@octavo/contract/languages';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { formatCitations } from '../citations/format-citations.ts';
import { identifierIn } from '../citations/identifier-in.ts';
import { saveReferences } from '../citations/save-references.ts';

/** The list of references: formatted in a worker, looked up on the real server. */
export function wireReferences(editor: DocumentEditorHandle, language: () => Language) {
  return referencesMachine.provide({
    actors: {
      ...connectReferences(editor, {
        format: formatCitations,
        saveFile: saveReferences,
        language,
        warn: (message, error) => console.warn(message, error),
      }),
      lookUp: fromPromise(async ({ input: { doi }, signal }) => {
        const identifier = identifierIn(doi);
        if (identifier === null) return null;
        const { result } = await call('findCitations', { body: { text: identifier.text }, signal });
        return result.find(identifier.isOf) ?? null;
      }),
    },
  });
}

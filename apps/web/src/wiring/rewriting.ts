import { connectRewriting, type DocumentEditorHandle } from '@octavo/editor';
import { rewritingMachine } from '@octavo/machines/rewriting';
import { fromPromise } from 'xstate';
import { callAs } from '../api/call.ts';
import { preferencesOfDevice } from './preferences.ts';

/** The rewrites of the tools panel on the real server, which stores the settings with each. */
export function wireRewriting(editor: DocumentEditorHandle) {
  return rewritingMachine.provide({
    actors: {
      text: connectRewriting(editor),
      rewrite: fromPromise(async ({ input: { text, voice }, signal }) => {
        const { suggestionsEnabled, autocompleteEnabled, buttonSectionsEnabled } = preferencesOfDevice();
        const toggles = { suggestionsEnabled, autocompleteEnabled, buttonSectionsEnabled };
        try {
          const body = { ...voice, ...toggles, text };
          const { answer, engine } = await callAs('updateConfig', { body, signal });
          return { text: answer.result, engine };
        } catch (error) {
          if (!signal.aborted) console.warn('A paragraph could not be rewritten', error);
          throw error;
        }
      }),
    },
  });
}

import { connectRewriting, type DocumentEditorHandle } from '@octavo/editor';
import { rewritingMachine, type Voice } from '@octavo/machines/rewriting';
import { fromPromise } from 'xstate';
import { callAs } from '../api/call.ts';
import { noteWriter, writesHere } from '../browser-model/writer-now.ts';
import { knownCountry } from './account.ts';
import { preferencesOfDevice } from './preferences.ts';

/** The rewrites of the tools panel on the real server, which stores the settings with each. */
export function wireRewriting(editor: DocumentEditorHandle) {
  /** Decided once for all runs of a change. */
  let decided: { readonly voice: Voice; readonly isHere: Promise<boolean> } | null = null;

  const isWrittenHere = async (voice: Voice, signal: AbortSignal): Promise<boolean> => {
    if (decided?.voice === voice) return decided.isHere;
    const isHere = writesHere(signal);
    decided = { voice, isHere };
    // A change that was cancelled has decided nothing for the next one.
    isHere.catch(() => (decided = null));
    // It does not see the text: only the settings are stored.
    if (await isHere) await updateConfig('', voice, signal).catch(() => undefined);
    return isHere;
  };

  return rewritingMachine.provide({
    actors: {
      text: connectRewriting(editor),
      rewrite: fromPromise(async ({ input: { text, voice }, signal }) => {
        try {
          if (text !== '' && (await isWrittenHere(voice, signal))) {
            // Seldom used: it brings the prompts and the gate with it.
            const { rewriteHere } = await import('../browser-model/write-here.ts');
            return {
              text: await rewriteHere(text, voice, knownCountry(), signal),
              engine: 'browser' as const,
            };
          }
          const { answer, engine } = await updateConfig(text, voice, signal);
          noteWriter(engine);
          return { text: answer.result, engine };
        } catch (error) {
          if (!signal.aborted) console.warn('A paragraph could not be rewritten', error);
          throw error;
        }
      }),
    },
  });
}

function updateConfig(text: string, voice: Voice, signal: AbortSignal) {
  const { suggestionsEnabled, autocompleteEnabled, buttonSectionsEnabled } = preferencesOfDevice();
  const toggles = { suggestionsEnabled, autocompleteEnabled, buttonSectionsEnabled };
  return callAs('updateConfig', { body: { ...voice, ...toggles, text }, signal });
}

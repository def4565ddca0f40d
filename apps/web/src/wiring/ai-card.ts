import {
  type AiCardEvent,
  aiCardMachine,
  type GenerateInput,
  type GenerateReport,
} from '@octavo/machines/ai-card';
import { toFailure } from '@octavo/machines/failure';
import { fromCallback, fromPromise } from 'xstate';
import { call, callForStream } from '../api/call.ts';
import { failureSentence } from '../api/call-failed.ts';

/** @param onCharged called when a version was written */
export function wireAiCard(onCharged: () => void) {
  return aiCardMachine.provide({
    actors: {
      writer: fromPromise(async ({ signal }) => (await call('compositionEngine', { signal })).engine),
      generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(({ input, sendBack }) => {
        const controller = new AbortController();
        void write(input, sendBack, controller.signal).then(onCharged);
        return () => controller.abort();
      }),
    },
  });
}

async function write(
  { action, ...request }: GenerateInput,
  report: (event: GenerateReport) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const engine = await callForStream(action, { body: request, signal }, (text) =>
      report({ type: 'version.chunk', text }),
    );
    report({ type: 'version.done', engine });
  } catch (error) {
    if (signal.aborted) {
      console.warn('An AI request was cancelled');
      return;
    }
    report({ type: 'version.fail', message: failureSentence(error), code: toFailure(error).code });
  }
}

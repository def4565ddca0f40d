import { randomUuid } from '@octavo/contract/random-uuid';
import {
  type AiCardEvent,
  aiCardMachine,
  type GenerateInput,
  type GenerateReport,
} from '@octavo/machines/ai-card';
import { toFailure } from '@octavo/machines/failure';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { failureSentence, isRefusal } from '../api/call-failed.ts';
import { callForStream } from '../api/call-for-stream.ts';

/** @param onCharged called when words may have been charged */
export function wireAiCard(onCharged: () => void) {
  return aiCardMachine.provide({
    actors: {
      writer: fromPromise(async ({ signal }) => (await call('compositionEngine', { signal })).engine),
      charge: fromPromise(async ({ input, signal }) => {
        // Seldom needed, so it is fetched on demand.
        const { chargeOfCall } = await import('../api/charge-of-call.ts');
        const words = await chargeOfCall(input.call, signal);
        if (words !== null) onCharged();
        return words;
      }),
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
  const callName = randomUuid();
  try {
    const engine = await callForStream(action, { body: request, signal, callName }, (text) =>
      report({ type: 'version.chunk', text }),
    );
    report({ type: 'version.done', engine, call: callName });
  } catch (error) {
    if (signal.aborted) {
      console.warn('An AI request was cancelled');
      return;
    }
    report({
      type: 'version.fail',
      message: failureSentence(error),
      code: toFailure(error).code,
      call: isRefusal(error) ? null : callName,
    });
  }
}

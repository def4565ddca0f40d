import type { EndpointName } from '@octavo/contract/endpoints';
import {
  type AiCardEvent,
  aiCardMachine,
  type GenerateInput,
  type GenerateReport,
} from '@octavo/machines/ai-card';
import { fromCallback } from 'xstate';
import { CallFailed } from '../api/client.ts';
import { failureSentence } from '../api/failure-sentence.ts';
import { generate } from '../api/writing.ts';
import { refreshWordsLeft } from '../app/account-state.ts';

export const wiredAiCard = aiCardMachine.provide({
  actors: {
    generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(({ input, sendBack }) => {
      const controller = new AbortController();
      void write(input, sendBack, controller.signal);
      return () => controller.abort();
    }),
  },
});

async function write(
  { action, ...request }: GenerateInput,
  report: (event: GenerateReport) => void,
  signal: AbortSignal,
): Promise<void> {
  const endpoint: EndpointName = action === 'modify_text' ? 'modifyText' : action;
  try {
    const engine = await generate(
      endpoint,
      request,
      (text) => report({ type: 'version.chunk', text }),
      signal,
    );
    report({ type: 'version.done', engine });
    void refreshWordsLeft();
  } catch (error) {
    if (signal.aborted) {
      console.warn('An AI request was cancelled');
      return;
    }
    const code = error instanceof CallFailed ? error.code : 'failed';
    report({ type: 'version.fail', message: failureSentence(error), code });
  }
}

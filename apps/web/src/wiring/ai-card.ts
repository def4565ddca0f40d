import { randomUuid } from '@octavo/contract/random-uuid';
import {
  type AiCardEvent,
  aiCardMachine,
  type GenerateInput,
  type GenerateReport,
} from '@octavo/machines/ai-card';
import { toFailure } from '@octavo/machines/failure';
import { fromCallback, fromPromise } from 'xstate';
import { failureSentence, isRefusal } from '../api/call-failed.ts';
import { callForStream } from '../api/call-for-stream.ts';
import { noteWriter, writerNow } from '../browser-model/writer-now.ts';
import { kept } from '../storage/local-storage.ts';
import { knownCountry } from './account.ts';
import { preferencesOfDevice } from './preferences.ts';

/** @param onCharged called when words may have been charged */
export function wireAiCard(onCharged: () => void) {
  return aiCardMachine.provide({
    actors: {
      writer: fromPromise(({ signal }) => writerNow(signal)),
      charge: fromPromise(async ({ input, signal }) => {
        if (input.call === null) return 0;
        // Seldom needed, so it is fetched on demand.
        const { chargeOfCall } = await import('../api/charge-of-call.ts');
        const words = await chargeOfCall(input.call, signal);
        if (words !== null) onCharged();
        return words;
      }),
      generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(({ input, sendBack }) => {
        const controller = new AbortController();
        const { writer, ...request } = input;
        if (writer === 'browser') void writeOnDevice(request, sendBack, controller.signal);
        else void write(request, sendBack, controller.signal).then(onCharged);
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
    noteWriter(engine);
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

/** Nothing is sent to the server, and nothing charged. */
async function writeOnDevice(
  request: GenerateInput,
  report: (event: GenerateReport) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    // Seldom used: it brings the prompts and the gate with it.
    const { writeHere } = await import('../browser-model/write-here.ts');
    const writer = { countryCode: knownCountry(), settings: chosenVoice() };
    await writeHere(request, writer, (text) => report({ type: 'version.chunk', text }), signal);
    report({ type: 'version.done', engine: 'browser', call: null });
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The browser’s model wrote no version', error);
    report({
      type: 'version.fail',
      message: failureSentence(error),
      code: toFailure(error).code,
      call: null,
    });
  }
}

/** The voice of the tools panel, if one was ever chosen on this device. */
function chosenVoice() {
  if (['audience', 'formality', 'writing_style'].every((key) => kept(key) === null)) return undefined;
  const { audience, formality, writingStyle } = preferencesOfDevice();
  return { audience, formality, writingStyle };
}

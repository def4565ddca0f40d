import { setImmediate } from 'node:timers/promises';
import type { Caller } from '../../limits/fair-order.ts';
import type { GenerationCall, LanguageModel } from '../language-model.ts';
import { nothingToChange, refused } from './engine-cannot.ts';
import {
  type Checker,
  knownLanguages,
  promptIntent,
  smooth,
  subjectOf,
  writeText,
  type WritingTask,
} from '@octavo/language/writing';
import { inWordGroups } from './word-groups.ts';

const nothingFound = 'The built-in engine finds nothing in this text that it can change safely.';

/** Carries out a task, on this thread or another. */
export type Writer = (task: WritingTask, signal: AbortSignal, caller?: Caller) => Promise<string | undefined>;

const writeHere: Writer = async (task) => {
  await setImmediate();
  return writeText(task);
};

/** Writes with rules and word lists alone: no model, no network. Refuses what it cannot do honestly. */
export function builtInEngine(checker: Checker, writer: Writer = writeHere): LanguageModel {
  async function write(call: GenerationCall): Promise<string | undefined> {
    const { action, request, attempt, language, countryCode, signal, caller } = call;
    const task = { action, request, attempt, ...(language === undefined ? {} : { language }) };
    const toCorrect = textToCorrect(task);
    if (toCorrect === undefined) return writer(task, signal, caller);
    const [main] = knownLanguages(request, language);
    return smooth(toCorrect, checker, { countryCode, signal, caller, language: main });
  }

  return {
    async stream(call) {
      const text = await write(call).catch(refused);
      call.signal.throwIfAborted();
      if (text === undefined || text.trim() === '') throw nothingToChange(nothingFound);
      return { engine: 'built-in', chunks: inWordGroups(text) };
    },
  };
}

/** The text, if the task is to correct one. */
function textToCorrect({ action, request }: WritingTask): string | undefined {
  const byPrompt = action === 'modify_text' && promptIntent(request.prompt ?? '') === 'improveFluency';
  if (action !== 'improveFluency' && !byPrompt) return undefined;
  return byPrompt ? subjectOf(request) : request.selection;
}

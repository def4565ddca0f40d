import { setImmediate } from 'node:timers/promises';
import type { Caller } from '../../limits/fair-order.ts';
import type { LanguageModel } from '../language-model.ts';
import { engineCannot } from './engine-cannot.ts';
import { promptIntent } from './prompt-intent.ts';
import { smooth, type Checker } from './smooth.ts';
import { inWordGroups } from './word-groups.ts';
import { knownLanguages, subjectOf, type WritingTask, writeText } from './write-text.ts';

const nothingFound = 'The built-in engine finds nothing in this text that it can change safely.';

/** Does a task here or elsewhere. */
export type Writer = (task: WritingTask, signal: AbortSignal, caller?: Caller) => Promise<string | undefined>;

const writeHere: Writer = async (task) => {
  await setImmediate();
  return writeText(task);
};

/** Writes with rules and word lists alone: no model, no network. What it cannot do honestly it refuses. */
export function builtInEngine(checker: Checker, writer: Writer = writeHere): LanguageModel {
  return {
    async stream(call) {
      const { action, request, attempt, language, countryCode, signal, caller } = call;
      const task = { action, request, attempt, ...(language === undefined ? {} : { language }) };
      const toMend = textToMend(task);
      const text = await (toMend === undefined
        ? writer(task, signal, caller)
        : smooth(toMend, checker, {
            countryCode,
            signal,
            caller,
            language: knownLanguages(request, language)[0],
          }));
      signal.throwIfAborted();
      if (text === undefined || text.trim() === '') throw engineCannot(nothingFound);
      return { engine: 'built-in', chunks: inWordGroups(text) };
    },
  };
}

/** The text, if the task is to mend one. */
function textToMend({ action, request }: WritingTask): string | undefined {
  const byPrompt = action === 'modify_text' && promptIntent(request.prompt ?? '') === 'improveFluency';
  if (action !== 'improveFluency' && !byPrompt) return undefined;
  return byPrompt ? subjectOf(request) : request.selection;
}

import type { ConnectedModel } from '../connected-model.ts';
import { writeGuarded } from '../gate/write-guarded.ts';
import { buildTextPrompt } from '../prompts/build-text-prompt.ts';
import { continuation } from '@octavo/language/completion';

export type CompletionRequest = {
  readonly text: string;
  readonly countryCode: string;
  /** Tag of the page's language. */
  readonly language?: string;
  readonly signal: AbortSignal;
};

/** @throws ModelError */
export async function completeByModel(
  model: ConnectedModel,
  { text, countryCode, language, signal }: CompletionRequest,
): Promise<string> {
  const prompt = buildTextPrompt({ task: 'autocomplete', text, countryCode, language });
  let answer = '';
  for await (const chunk of writeGuarded(model, prompt, { name: 'autocomplete', signal, maxAnswer: 400 })) {
    answer += chunk;
    if (answer.includes('\n')) break;
  }
  return continuation(text, answer);
}

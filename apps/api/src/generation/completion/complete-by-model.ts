import type { ConnectedModel } from '../connected-model.ts';
import { writeGuarded } from '../model-writer.ts';
import { buildTextPrompt } from '../prompts/build-text-prompt.ts';
import type { Completing } from './completer.ts';
import { continuation } from './continuation.ts';

/** @throws ModelError */
export async function completeByModel(
  model: ConnectedModel,
  { text, countryCode, language, signal }: Omit<Completing, 'accountId'>,
): Promise<string> {
  const prompt = buildTextPrompt({ task: 'autocomplete', text, countryCode, language });
  let answer = '';
  for await (const chunk of writeGuarded(model, prompt, { name: 'autocomplete', signal, maxAnswer: 400 })) {
    answer += chunk;
    if (answer.includes('\n')) break;
  }
  return continuation(text, answer);
}

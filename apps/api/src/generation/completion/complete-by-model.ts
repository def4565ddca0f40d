import type { ConnectedModel } from '../connected-model.ts';
import { writeGuarded } from '@octavo/language/asking/gate/write-guarded';
import { buildTextPrompt } from '@octavo/language/asking/prompts/build-text-prompt';
import { paragraphLanguage } from '@octavo/language';
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
  const offer = continuation(text, answer);
  return isInLanguageOf(offer, text) ? offer : '';
}

/** Fewer words do not identify a language reliably. */
const tellsLanguage = 8;

function isInLanguageOf(offer: string, text: string): boolean {
  if (offer.trim().split(/\s+/u).length < tellsLanguage) return true;
  const [said, own] = [paragraphLanguage(offer), paragraphLanguage(text)];
  return said === own || [said, own].some((one) => one === 'unclear' || one === 'other');
}

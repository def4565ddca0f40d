import type { ParagraphJob } from '@octavo/language';
import { checkAnswer, type CheckAnswer } from './read-matches.ts';

/** The server cannot be reached, refuses, or sends an unreadable answer. */
export class LanguageToolError extends Error {}

const longestAnswer = 8 * 1024 * 1024;

const englishes: Readonly<Record<ParagraphJob['dialect'], string>> = {
  American: 'en-US',
  British: 'en-GB',
  Australian: 'en-AU',
  Canadian: 'en-CA',
  Indian: 'en-GB',
  International: 'en-US',
};
const tags = { fr: 'fr', de: 'de-DE', pt: 'pt-PT' } as const;

/** LanguageTool's code for the language of a paragraph. */
export const languageTag = ({ language, dialect }: ParagraphJob): string =>
  language === 'en' ? englishes[dialect] : tags[language];

export interface Question {
  readonly url: string;
  readonly language: string;
  readonly text: string;
  readonly signal: AbortSignal;
}

/** @throws LanguageToolError, or the signal's reason */
export async function askLanguageTool({ url, language, text, signal }: Question): Promise<CheckAnswer> {
  try {
    const response = await fetch(`${url}/v2/check`, {
      method: 'POST',
      body: new URLSearchParams({ language, text }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new LanguageToolError(`LanguageTool answers ${response.status}.`);
    return checkAnswer.parse(JSON.parse(await readAtMost(response, longestAnswer)));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof LanguageToolError
      ? error
      : new LanguageToolError('LanguageTool cannot be used.', { cause: error });
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new LanguageToolError('LanguageTool answers too much.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

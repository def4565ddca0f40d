import {
  buildPrompt,
  buildTextPrompt,
  materialLanguage,
  noLongerThan,
  type StyleSettings,
  writeGuarded,
  writeWhole,
  type WritingModel,
} from '@octavo/language/asking';
import type { GenerateInput } from '@octavo/machines/ai-card';
import type { Voice } from '@octavo/machines/rewriting';
import i18next from 'i18next';
import { browserWriter } from './browser-writer.ts';
import { failedHere } from './failed-here.ts';
import { promptApi } from './prompt-api.ts';

/** A version is not longer than this in UTF-16 units, or than three times what it replaces. */
const mostWritten = 24_000;

/** What the server would know of the writer. */
export interface OfWriter {
  readonly countryCode: string;
  /** The voice, if one was ever chosen. */
  readonly settings?: StyleSettings | undefined;
}

/**
 * Writes one version of an AI card with the browser's model: by the prompts of the server and through its gate, but
 * without the server.
 *
 * @throws CallFailed with a sentence for the reader; what was passed on until then must not be used
 */
export async function writeHere(
  { action, prompt, tone, title, text, selection }: GenerateInput,
  writer: OfWriter,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await i18next.loadNamespaces('browser-model');
  try {
    const request = {
      title,
      text,
      selection,
      ...(prompt === undefined ? {} : { prompt }),
      ...(tone === undefined ? {} : { tone }),
    };
    const built = buildPrompt({ action, request, language: i18next.language, ...writer });
    const task = { name: action, signal, maxAnswer: Number.MAX_SAFE_INTEGER };
    const words = writeGuarded(modelFor([selection, text, title]), built, task);
    const most = Math.max(mostWritten, 3 * selection.length);
    for await (const piece of noLongerThan(most, words)) {
      signal.throwIfAborted();
      onText(piece);
    }
  } catch (error) {
    throw failedHere(error);
  }
}

/**
 * Rewrites one run of a text in a voice.
 *
 * @throws CallFailed with a sentence for the reader
 */
export async function rewriteHere(
  text: string,
  voice: Voice,
  countryCode: string,
  signal: AbortSignal,
): Promise<string> {
  await i18next.loadNamespaces('browser-model');
  try {
    const built = buildTextPrompt({
      task: 'rewrite',
      text,
      countryCode,
      language: i18next.language,
      settings: voice,
    });
    return await writeWhole(modelFor([text]), built, { name: 'rewrite', signal });
  } catch (error) {
    throw failedHere(error);
  }
}

/** The prompts are in the language of the text, or in English where there are none in it. */
function modelFor(texts: readonly string[]): WritingModel {
  const api = promptApi();
  if (api === undefined) throw new Error('The browser has no model any more.');
  return browserWriter(api, materialLanguage(texts, i18next.language) ?? 'en');
}

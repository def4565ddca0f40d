import { languages } from '@octavo/contract/languages';
import { z } from 'zod';
import type { Recognizer, RecognizerCall } from './recognizer.ts';
import { busy, refused, tooSlow, unreachable, unusable } from './speech-problems.ts';
import { wavFile } from './wav-file.ts';

export type OpenAiRecognizerSettings = {
  /** Including /v1. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly timeoutMs?: number;
};

const usualModel = 'whisper-1';
const timeoutMs = 60_000;
const usualRetryAfter = 10;
/** Two minutes of the fastest speech are about 4,000 characters. */
const mostAnswerBytes = 256 * 1024;

const transcription = z.object({ text: z.string() });

/**
 * Any server with OpenAI's `/audio/transcriptions`. It gets a WAV file, which all of them can read, without the
 * recording's own metadata.
 */
export function openAiRecognizer(settings: OpenAiRecognizerSettings): Recognizer {
  const url = `${settings.baseUrl}/audio/transcriptions`;
  const headers = settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` };

  const formOf = ({ sound, language }: RecognizerCall): FormData => {
    const form = new FormData();
    form.set('file', new Blob([wavFile(sound)], { type: 'audio/wav' }), 'recording.wav');
    form.set('model', settings.model ?? usualModel);
    form.set('response_format', 'json');
    // The service expects ISO 639-1.
    if (language !== undefined) form.set('language', language.slice(0, 2));
    return form;
  };

  return {
    languages,
    service: hostOf(url),
    atOnce: 16,
    async transcribe(call) {
      const late = AbortSignal.timeout(settings.timeoutMs ?? timeoutMs);
      const signal = AbortSignal.any([call.signal, late]);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: formOf(call),
          redirect: 'error',
          signal,
        });
        if (!response.ok) throw await refusalOf(response);
        return textOf(await readBounded(response));
      } catch (error) {
        call.signal.throwIfAborted();
        if (late.aborted) throw tooSlow();
        // fetch throws a TypeError if there is no connection, or if it is cut.
        throw error instanceof TypeError ? unreachable(error) : error;
      }
    },
  };
}

async function refusalOf(response: Response): Promise<Error> {
  await response.body?.cancel();
  const { status, headers } = response;
  if (status === 429) return busy(retryAfter(headers.get('retry-after')));
  return status >= 502 && status <= 504 ? unreachable() : refused(status);
}

function retryAfter(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : usualRetryAfter;
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostAnswerBytes) throw unusable();
  }
  return text;
}

function textOf(body: string): string {
  try {
    return transcription.parse(JSON.parse(body)).text.trim();
  } catch (error) {
    throw unusable(error);
  }
}

/** Undefined for the machine itself, since the recording is then not sent to anyone. */
function hostOf(url: string): string | undefined {
  const { hostname } = new URL(url);
  return /^(localhost|127\..+|\[::1\])$/.test(hostname) ? undefined : hostname;
}

import { endsLikeText, ModelError, unusable, type WritingModel } from '@octavo/language/asking';
import { BrowserModelError } from './browser-model-error.ts';
import { optionsFor, type PromptApi, type Session } from './prompt-api.ts';

/** An answer that is longer than this, in UTF-16 units, may never end. */
const mostWritten = 24_000;
/** How long an answer may take, in milliseconds, once the model is loaded. */
const longestAnswer = 180_000;

/**
 * The browser's model behind the port through which every model is asked. Each answer has a session of its own, so that
 * none knows of another.
 *
 * @param language of the text, for which the browser may need other parts of its model
 */
export function browserWriter(
  api: PromptApi,
  language: string,
  timeoutMs: number = longestAnswer,
): WritingModel {
  return {
    async *write({ instructions, prompt, signal, maxAnswer = mostWritten, mayEndAnywhere = true }) {
      const explained = (error: unknown): unknown =>
        signal.aborted ? signal.reason : error instanceof ModelError ? error : new BrowserModelError(error);
      let session: Session | undefined;
      let written = '';
      try {
        const initialPrompts = [{ role: 'system', content: instructions }] as const;
        session = await api.create({ ...optionsFor(language), initialPrompts, signal });
        const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        for await (const chunk of chunksOf(session.promptStreaming(prompt, { signal: limited }))) {
          const piece = written === '' ? chunk.trimStart() : chunk;
          if (piece === '') continue;
          written += piece;
          if (written.length > maxAnswer) throw unusable('length');
          yield piece;
        }
      } catch (error) {
        throw explained(error);
      } finally {
        session?.destroy();
      }
      if (written === '') throw new ModelError({ kind: 'garbage' });
      // The API does not say why an answer ended.
      if (!mayEndAnywhere && !endsLikeText(written)) throw unusable('cut');
    },
  };
}

async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Of a stream that has failed this fails too.
    await reader.cancel().catch(() => undefined);
  }
}

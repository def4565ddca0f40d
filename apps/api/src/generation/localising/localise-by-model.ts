import type { ConnectedModel } from '../connected-model.ts';
import { writeGuarded } from '../model-writer.ts';
import { buildTextPrompt } from '../prompts/build-text-prompt.ts';
import { noLongerThan } from '../no-longer-than.ts';
import { readAhead } from '../read-ahead.ts';
import { piecesOf } from '@octavo/language/localising';

/** A document of several pages is done in 80 s only if its pieces are written side by side. */
const ahead = 2;

export type Localising = {
  readonly text: string;
  readonly countryCode: string;
  /** Tag of the page's language. */
  readonly language?: string;
  readonly signal: AbortSignal;
};

/** Markdown, piece by piece in the text's order, a blank line between paragraphs. @throws ModelError */
export async function* localiseByModel(
  model: ConnectedModel,
  { text, countryCode, language, signal }: Localising,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const task = { name: 'makeLocal', signal: AbortSignal.any([signal, stop.signal]) } as const;
  const sources = piecesOf(text).map(
    (piece, index) => () =>
      joined(
        index === 0 ? '' : '\n\n',
        noLongerThan(
          2 * piece.length + 500,
          writeGuarded(model, buildTextPrompt({ task: 'makeLocal', text: piece, countryCode, language }), {
            ...task,
            maxAnswer: Number.MAX_SAFE_INTEGER,
          }),
        ),
      ),
  );
  try {
    yield* readAhead(sources, ahead);
  } finally {
    stop.abort();
  }
}

/** Words after what parts them from the words before, without space at their end. */
async function* joined(parting: string, words: AsyncIterable<string>): AsyncGenerator<string> {
  let held = parting;
  for await (const chunk of words) {
    const text = held + chunk;
    const shown = held === parting && chunk.trim() === '' ? '' : text.trimEnd();
    held = text.slice(shown.length);
    if (shown !== '') yield shown;
  }
}

import type { ConnectedModel } from '../connected-model.ts';
import { ModelError } from '../model-error.ts';
import { writeGuarded } from '../model-writer.ts';
import { noLongerThan } from '../no-longer-than.ts';
import { buildTextPrompt } from '../prompts/build-text-prompt.ts';
import { readAhead } from '../read-ahead.ts';
import type { LocalParagraph } from './local-paragraph.ts';
import { byMarks, withMarks } from './marked-paragraphs.ts';
import { piecesOf } from './pieces-of.ts';
import { usableParagraph } from './usable-paragraph.ts';

/** A document of several pages is done in 80 s only if its pieces are written side by side. */
const ahead = 2;

export type Localising = {
  /** None of them blank, and none with an empty line in it. */
  readonly paragraphs: readonly string[];
  readonly countryCode: string;
  /** Tag of the page's language. */
  readonly language?: string;
  readonly signal: AbortSignal;
};

/**
 * What becomes of each paragraph, in their order. They go to the model in groups, with marks that it must give back;
 * those of which no usable answer came are asked for once more, each alone, and otherwise stay as they are.
 *
 * @throws ModelError 'garbage' where no answer for any of them could be used, or as the model fails
 */
export async function* localiseByModel(
  model: ConnectedModel,
  { paragraphs, signal, ...place }: Localising,
): AsyncGenerator<LocalParagraph> {
  const stop = new AbortController();
  const task = { name: 'makeLocal', signal: AbortSignal.any([signal, stop.signal]) } as const;
  /** What the model says of a text; null where that is no answer. */
  const ask = async (text: string): Promise<string | null> => {
    const words = writeGuarded(model, buildTextPrompt({ task: 'makeLocal', text, ...place }), {
      ...task,
      maxAnswer: Number.MAX_SAFE_INTEGER,
    });
    try {
      return (await Array.fromAsync(noLongerThan(2 * text.length + 500, words))).join('');
    } catch (error) {
      if (error instanceof ModelError && error.failure.kind === 'garbage') return null;
      throw error;
    }
  };
  const alone = async (paragraph: string, others: readonly string[]): Promise<LocalParagraph> => {
    const answer = await ask(paragraph);
    const text = answer === null ? null : usableParagraph(paragraph, answer, others);
    return text === null ? { text: paragraph, kept: 'no_answer' } : { text };
  };
  const together = async (piece: readonly string[]): Promise<string[] | null> => {
    const marked = piece.length > 1 ? withMarks(piece) : null;
    const answer = marked === null ? null : await ask(marked);
    return answer === null ? null : byMarks(answer, piece.length);
  };
  const localised = async function* (piece: readonly string[]): AsyncGenerator<LocalParagraph> {
    const answers = await together(piece);
    const tasks = piece.map(
      (paragraph, index) =>
        async function* () {
          const text = usableParagraph(paragraph, answers?.[index] ?? '', piece);
          yield text === null ? await alone(paragraph, piece) : { text };
        },
    );
    yield* readAhead(tasks, ahead);
  };
  try {
    const pieces = piecesOf(paragraphs).map((piece) => () => localised(piece));
    yield* demandAnswer(readAhead(pieces, ahead));
  } finally {
    stop.abort();
  }
}

/** Begins once there is something that can be used. @throws ModelError 'garbage' where there is nothing of it */
async function* demandAnswer(paragraphs: AsyncIterable<LocalParagraph>): AsyncGenerator<LocalParagraph> {
  const kept: LocalParagraph[] = [];
  let hasAnswer = false;
  for await (const paragraph of paragraphs) {
    if (!hasAnswer && paragraph.kept !== undefined) {
      kept.push(paragraph);
      continue;
    }
    hasAnswer = true;
    yield* kept.splice(0);
    yield paragraph;
  }
  if (!hasAnswer) throw new ModelError({ kind: 'garbage' });
}

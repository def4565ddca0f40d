import type { ConnectedModel } from '../connected-model.ts';
import { judgeAnswer } from '@octavo/language/asking/gate/judge-answer';
import { writeGuarded } from '@octavo/language/asking/gate/write-guarded';
import { ModelError } from '@octavo/language/asking/model-error';
import { noLongerThan } from '@octavo/language/asking/no-longer-than';
import { buildTextPrompt } from '@octavo/language/asking/prompts/build-text-prompt';
import { readAhead } from '../read-ahead.ts';
import type { LocalParagraph } from './local-paragraph.ts';
import { byMarks, withMarks } from './marked-paragraphs.ts';
import { piecesOf } from './pieces-of.ts';
import { usableParagraph } from './usable-paragraph.ts';

/** Pieces written ahead of the current one: only in parallel is a document of several pages done within 80 s. */
const ahead = 2;

export type Localising = {
  /** None of them is blank or contains an empty line. */
  readonly paragraphs: readonly string[];
  readonly countryCode: string;
  /** Tag of the page's language. */
  readonly language?: string;
  readonly signal: AbortSignal;
};

/**
 * Yields the result for each paragraph, in order. The model gets them in groups, with markers that it must return; a
 * paragraph without a usable answer is sent once more on its own, and otherwise left unchanged.
 *
 * @throws ModelError with the last answer's failure if no answer at all could be used, or if the model fails
 */
export async function* localiseByModel(
  model: ConnectedModel,
  { paragraphs, signal, ...place }: Localising,
): AsyncGenerator<LocalParagraph> {
  const stop = new AbortController();
  const task = { name: 'makeLocal', signal: AbortSignal.any([signal, stop.signal]) } as const;
  let failure = new ModelError({ kind: 'garbage' });
  const noAnswer = (error: unknown): null => {
    if (!(error instanceof ModelError && isOfAnswer(error))) throw error;
    failure = error;
    return null;
  };
  /** The model's answer to a text, not yet judged; null if there is none. */
  const ask = async (text: string): Promise<string | null> => {
    const words = writeGuarded(model, buildTextPrompt({ task: 'makeLocal', text, ...place }), {
      ...task,
      maxAnswer: Number.MAX_SAFE_INTEGER,
      isJudgedLater: true,
    });
    try {
      return (await Array.fromAsync(noLongerThan(2 * text.length + 500, words))).join('');
    } catch (error) {
      return noAnswer(error);
    }
  };
  const usable = (paragraph: string, answer: string, others: readonly string[]): string | null => {
    if (answer === '') return null;
    try {
      judgeAnswer(answer, { name: 'makeLocal', replaced: paragraph, material: paragraph, request: '' });
    } catch (error) {
      return noAnswer(error);
    }
    return usableParagraph(paragraph, answer, others);
  };
  const alone = async (paragraph: string, others: readonly string[]): Promise<LocalParagraph> => {
    const answer = await ask(paragraph);
    const text = answer === null ? null : usable(paragraph, answer, others);
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
          const text = usable(paragraph, answers?.[index] ?? '', piece);
          yield text === null ? await alone(paragraph, piece) : { text };
        },
    );
    yield* readAhead(tasks, ahead);
  };
  try {
    const pieces = piecesOf(paragraphs).map((piece) => () => localised(piece));
    yield* requireAnswer(readAhead(pieces, ahead), () => failure);
  } finally {
    stop.abort();
  }
}

const isOfAnswer = ({ failure: { kind } }: ModelError): boolean => kind === 'garbage' || kind === 'unusable';

/** Begins once there is something usable. @throws ModelError with the last failure if there is nothing */
async function* requireAnswer(
  paragraphs: AsyncIterable<LocalParagraph>,
  failure: () => ModelError,
): AsyncGenerator<LocalParagraph> {
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
  if (!hasAnswer) throw failure();
}

import { AppError } from '../errors.ts';
import type { ErrorCode } from '@octavo/contract';
import type { ModelError, Unusable } from '@octavo/language/asking/model-error';

const nothingUsed = 'Nothing of it was used or charged. Please try again.';
const answer = (code: ErrorCode, sentence: string) => (): AppError =>
  new AppError(code, 502, `${sentence} ${nothingUsed}`);

const unusableAnswers: Readonly<Record<Unusable, () => AppError>> = {
  cut: answer('answer_cut', 'The language model’s answer ended before it was complete.'),
  filtered: answer('answer_filtered', 'The provider of the language model withheld its answer.'),
  declined: answer('answer_declined', 'The language model declined to write this, or wrote about the task.'),
  length: answer('answer_length', 'The language model wrote far more or far less than was asked for.'),
  language: answer(
    'answer_language',
    'The language model answered in another language than that of the text.',
  ),
  facts: answer(
    'answer_facts',
    'The language model lost or changed numbers, names, links or citations of the text.',
  ),
  blocks: answer('answer_blocks', 'The language model did not keep the paragraphs of the text.'),
};

/** The answer to a caller if a model fails before its first word. */
export function modelFailureAnswer(error: ModelError): AppError {
  const { failure } = error;
  switch (failure.kind) {
    case 'unreachable':
      return new AppError(
        'model_unavailable',
        502,
        'The language model cannot be reached right now. Please try again in a minute.',
      );
    case 'refused':
      if (failure.status === 413) {
        return new AppError(
          'text_too_long',
          413,
          'The text is longer than this language model takes. Please select less of it.',
        );
      }
      return new AppError(
        'model_refused',
        502,
        `The language model refused the request (status ${failure.status}). Whoever runs this server should check its address, key and model name.`,
        { cause: error },
      );
    case 'busy':
      return new AppError('model_busy', 503, 'The language model is busy. Please try again in a moment.', {
        headers: { 'retry-after': String(Math.ceil(failure.retryAfterMs / 1000)) },
      });
    case 'stalled':
      return new AppError(
        'model_stalled',
        504,
        'The language model did not answer in time. Please try again.',
      );
    case 'failed':
      return new AppError(
        'model_failed',
        502,
        'The language model’s server has failed. Please try again in a moment.',
      );
    case 'unusable':
      return unusableAnswers[failure.why]();
    case 'garbage':
      return new AppError(
        'model_garbage',
        502,
        'The language model gave an answer that cannot be used. Please try again.',
      );
    default:
      return failure satisfies never;
  }
}

import { AppError } from '../errors.ts';
import type { ModelError } from './model-error.ts';

/** What a caller is told about a model that failed before its first word. */
export function modelFailureAnswer({ failure }: ModelError): AppError {
  switch (failure.kind) {
    case 'unreachable':
      return new AppError(
        'model_unavailable',
        502,
        'The language model cannot be reached right now. Please try again in a minute.',
      );
    case 'refused':
      return new AppError(
        'model_refused',
        502,
        `The language model refused the request (status ${failure.status}). Whoever runs this server should check its address, key and model name.`,
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

import { AppError } from '../../errors.ts';
import type { Written } from '../written.ts';
import type { WritingRow } from './writing-store.ts';
import {
  type EndOfWriting,
  type FailedWriting,
  hasFailed,
  noProgress,
  type WritingState,
} from './writing.ts';

/** The end of an essay that its author has stopped. */
export const stoppedEnd: FailedWriting = { error: 'The call was given up.', code: 'given_up', status: 408 };

/** What is stored and shown of an error. */
export const failureOf = (error: unknown): FailedWriting =>
  error instanceof AppError
    ? { error: error.message, code: error.code, status: error.status }
    : { error: 'The essay could not be written. Please try again.', code: 'internal', status: 500 };

/** @throws AppError if there is no document */
export function resultOf(end: EndOfWriting): Written<string> {
  if (hasFailed(end)) throw new AppError(end.code, end.status, end.error);
  return end;
}

export const endOf = ({ ended }: WritingRow): EndOfWriting | undefined =>
  ended === null ? undefined : JSON.parse(ended);

export const stateOf = ({ progress }: WritingRow): WritingState =>
  progress === null ? noProgress : JSON.parse(progress);

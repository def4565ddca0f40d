import {
  type FailureCode,
  isConnectionFailure,
  isGone as isGoneFailure,
  toFailure,
} from '@octavo/contract/failure';

/** Why a call failed; `unknown` for an error that is not a failed call. */
export const codeOf = (error: unknown): FailureCode => toFailure(error).code;

/** The document does not exist any more, or not for this account. */
export const isGone = (error: unknown): boolean => isGoneFailure(toFailure(error));

/** No answer came: trying again later may help. */
export const isConnectionLost = (error: unknown): boolean => isConnectionFailure(toFailure(error));

/** The server refused, so that an automatic retry would not help. */
export const isRefusal = (error: unknown): boolean => codeOf(error) !== 'unknown' && !isConnectionLost(error);
